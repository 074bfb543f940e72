/** What a page knows about its table: the state it shows, the states still to be shown, the thing under the pointer. */
import { NOBODY } from './generated/wire';
import { Connection, type Refusal, type Status } from './connection';
import { isAside } from './table/asking';
import { statesOf } from './table/beats';
import { Coaching, type Coached } from './table/coaching.svelte';
import { Director } from './table/director.svelte';
import { shortcutAt } from './table/gestures';
import { opened } from './table/opened.svelte';
import { firstSeal } from './table/seal';
import { language } from './text.svelte';
import type {
  Answer,
  ChatLine,
  Choice,
  Entry,
  FromServer,
  Glossary,
  Habits,
  Line,
  Refused,
  Seal,
  State,
  StateMessage,
  TableInfo,
  ToServer,
  Words,
} from './wire';

/** The factor by which scenes are slower for players with the guide. */
const CALM = 1.6;

let count = 0;
const newId = (): string => `${Date.now().toString(36)}-${(count += 1)}-${Math.random().toString(36).slice(2, 8)}`;

/** Others may move while the player has a question; what the player has begun to choose stays. */
function isSameQuestion(before: State | null, now: State): boolean {
  return (
    !!before?.question && !before.past && !now.past && JSON.stringify(before.question) === JSON.stringify(now.question)
  );
}

/** The choices that a click on a thing can mean. */
function meant(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !isAside(choice));
}

export class Table {
  status = $state<Status>('connecting');
  /** Why the server will not serve this table. */
  barred = $state<Refusal | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The state that is shown. */
  shown = $state.raw<State | null>(null);
  /** Shows what came since, one thing after another. */
  readonly director: Director;
  /** The newest state, shown or not. */
  newest = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  things = $state.raw<Glossary>({});
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** Things clicked so far of a pick that names several. */
  chosen = $state.raw<string[]>([]);
  /** Whether something was sent and has not been answered yet: until then, nothing else can be picked. */
  busy = $state(false);
  /** The seat that the curtain waits for, which hangs between two people at one screen. */
  curtain = $state<number | null>(null);
  hint = $state.raw<Words | null>(null);
  /** The hint in words. */
  advice = $state.raw<string | null>(null);
  /** Whether the player has picked anything since the page was opened. */
  hasPicked = $state(false);
  readonly coaching = new Coaching(this.coached());
  /** The seal of the dice that this browser saw first. */
  private sealed: string | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private answers = new Map<string, (answer: Answer | Refused) => void>();
  private readonly connection: Connection;
  private seat: number | null | undefined;
  /** The seat that the connection began with. */
  private begun: number | null | undefined;
  /** The requested seat: until its state comes, the former seat's view is no longer shown. */
  private awaited: number | null | undefined;

  constructor(
    readonly id: string,
    pace?: number,
  ) {
    this.director = new Director((state) => this.show(state), pace);
    this.connection = new Connection(
      () => this.path(),
      (m) => this.hear(m),
      (s) => this.turned(s),
    );
    this.connection.greeting = () => this.greeting();
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.director.stop();
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Reconnect to the same seat: at one screen, a broken connection must not show anybody the next person's hand. */
  private path(): string {
    this.begun = this.seat;
    const seat = this.seat === undefined ? '' : `&seat=${this.seat ?? NOBODY}`;
    return `/socket/${this.id}?language=${language()}${seat}`;
  }

  private turned(status: Status): void {
    this.status = status;
    this.barred = this.connection.refusal;
    if (status === 'open') this.awaited = undefined;
  }

  private greeting(): ToServer[] {
    const speak: ToServer = { do: 'speak', language: language() };
    if (this.seat === undefined || this.seat === this.begun) return [speak];
    this.awaited = this.seat;
    return [speak, { do: 'sit', seat: this.seat }];
  }

  // -- receiving --------------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (message.say === 'state') this.take(message);
    else if (message.say === 'table') this.seated(message);
    else if (message.say === 'chat') this.chat = [...this.chat.filter((c) => c.id !== message.id), message];
    else this.settle(message);
  }

  private seated(info: TableInfo): void {
    this.info = info;
    this.director.calm = info.guided ? CALM : 1;
  }

  /** States that are still to be shown. */
  get queue(): State[] {
    return this.director.queue;
  }

  private settle(message: Answer | Refused): void {
    if (message.say === 'refused') this.refusal = message;
    if (message.say === 'refused' && message.key === 'not-yours' && !message.id && this.awaited !== undefined)
      this.sit(null);
    const heard = message.id ? this.answers.get(message.id) : undefined;
    if (message.id) this.answers.delete(message.id);
    heard?.(message);
  }

  private take(message: StateMessage): void {
    if (this.awaited !== undefined && message.seat !== this.awaited) return;
    this.awaited = undefined;
    this.sealed ??= firstSeal(this.id, message.seal.hash);
    this.things = { ...this.things, ...message.things };
    const states = statesOf(this.newest, message);
    const last = states.at(-1);
    if (!last) return;
    this.newest = last;
    if (this.shown === null || last.past || this.shown.past) this.showAtOnce(states);
    else if (this.isSomebodyElses(last)) this.director.play(states);
    else if (this.isSecondary(last)) this.showAtOnce(states);
    else this.director.begin(states);
  }

  private showAtOnce(states: State[]): void {
    this.director.skip();
    for (const state of states) this.show(state);
  }

  private isSomebodyElses(state: State): boolean {
    const { shown } = this;
    if (shown === null || state.actor === null || state.actor === state.seat || state.log.from === 0) return false;
    // While several choose at once, nobody's own question waits for what the others do.
    return this.director.playing || shown.question === null;
  }

  /** Whether it needs no scene: the player has a question, or nobody did anything. */
  private isSecondary(state: State): boolean {
    return state.actor === null || state.actor !== state.seat;
  }

  private show(state: State): void {
    this.log = [...this.log.slice(0, state.log.from), ...state.log.lines];
    if (!isSameQuestion(this.shown, state)) {
      this.chosen = [];
      this.hint = this.advice = null;
      this.coaching.warning = null;
      opened.reset();
    }
    this.shown = state;
    this.busy = false;
    if (!state.past) this.seat = state.seat;
    this.drawCurtain(state);
  }

  /** Show the newest state at once. */
  skip(): void {
    this.director.skip();
  }

  /** The seal from the start, and the secret once it is revealed. */
  get seal(): Seal | null {
    return this.shown && { hash: this.sealed ?? this.shown.seal.hash, secret: this.shown.seal.secret };
  }

  // -- seats at one screen ------------------------------------------------------------------------------------

  get ownSeats(): number[] {
    return (this.info?.players ?? []).filter((p) => p.mine && p.kind === 'person').map((p) => p.seat);
  }

  /** When another person at this screen has to choose and this one has not, hand the screen on. */
  private drawCurtain(state: State): void {
    if (state.past || state.held === state.seat || state.outcome || state.closed) return;
    const others = this.ownSeats.filter((seat) => seat !== state.seat && state.waiting.includes(seat));
    if (!state.question && others.length > 0) this.curtain = others[0] ?? null;
  }

  /** Sit down in one of the visitor's own seats; null to watch. */
  sit(seat: number | null): void {
    this.director.stop();
    this.curtain = null;
    this.seat = this.awaited = seat;
    this.shown = this.newest = null;
    this.log = [];
    this.things = {};
    this.connection.send({ do: 'sit', seat });
  }

  // -- pointing -----------------------------------------------------------------------------------------------

  get choices(): Choice[] {
    if (this.busy || this.curtain !== null || this.director.playing) return [];
    return this.shown?.question?.choices ?? [];
  }

  /** The choices that fit what has been clicked so far. */
  get fitting(): Choice[] {
    return this.choices.filter((c) => this.chosen.every((thing) => c.things.includes(thing)));
  }

  isOffered(thing: string): boolean {
    return (
      meant(this.fitting).some((c) => c.things.includes(thing)) ||
      meant(this.choices).some((c) => c.things[0] === thing) ||
      (this.choices.length > 0 && this.chosen.length === 0 && shortcutAt(this, thing) !== undefined)
    );
  }

  /** Somebody clicked a thing: pick, or narrow down. Returns whether that meant anything. */
  point(thing: string): boolean {
    if (this.chosen.includes(thing)) {
      this.chosen = this.chosen.filter((t) => t !== thing);
      return true;
    }
    let fitting = meant(this.fitting).filter((c) => c.things.includes(thing));
    if (fitting.length === 0) {
      this.chosen = [];
      fitting = meant(this.choices).filter((c) => c.things.includes(thing));
    }
    if (fitting.length === 0) return this.makeShortcut(thing);
    this.chosen = [...this.chosen, thing];
    const [only, more] = fitting;
    // The first thing of a pick only narrows down: a hero with a single way says where it leads before it goes.
    if (only && !more && thing === only.things.at(-1)) this.pick(only.pick);
    return true;
  }

  private makeShortcut(thing: string): boolean {
    const shortcut = this.choices.length > 0 ? shortcutAt(this, thing) : undefined;
    if (shortcut) this.gesture(shortcut.picks);
    return shortcut !== undefined;
  }

  unpoint(): void {
    this.chosen = [];
  }

  /** The entry of a thing; a key with a seat in it may be listed without it. */
  entry(thing: string): Entry | undefined {
    return (
      this.things[thing] ??
      this.things[
        thing
          .split(':')
          .filter((part, i) => i !== 1 || !/^\d$/.test(part))
          .join(':')
      ]
    );
  }

  // -- sending ------------------------------------------------------------------------------------------------

  /** Make a pick; the coach is not asked if somebody has confirmed it already. */
  pick(pick: Words, sure = false): void {
    if (this.busy) return;
    const go = (): void => this.order((id, seq, seat) => ({ do: 'pick', id, seq, seat, pick }));
    if (sure) go();
    else this.coaching.consult(pick, go);
  }

  /** Make picks in a row, as far as nothing unforeseen happens; one undo takes them back. */
  gesture(picks: Words[]): void {
    this.order((id, seq, seat) => ({ do: 'picks', id, seq, seat, picks }));
  }

  undo(): void {
    this.order((id, seq, seat) => ({ do: 'undo', id, seq, seat }));
  }

  endTurn(): void {
    if (this.busy) return;
    this.coaching.consult(null, () => this.order((id, seq, seat) => ({ do: 'end', id, seq, seat })));
  }

  private coached(): Coached {
    const guided = (): boolean => this.info?.guided ?? false;
    return {
      get guided() {
        return guided();
      },
      judge: (pick) => this.ask((id) => ({ do: 'coach', id, seq: this.newest?.seq ?? 0, pick: [...(pick ?? [])] })),
      now: () => this.newest?.seq,
      wait: (waiting) => (this.busy = waiting),
      show: (pick, why) => {
        this.hint = pick;
        this.advice = why;
      },
    };
  }

  private order(message: (id: string, seq: number, seat: number | null) => ToServer): void {
    const { newest } = this;
    if (!newest || this.busy || newest.past) return;
    this.busy = this.hasPicked = true;
    this.refusal = null;
    const id = newId();
    this.answers.set(id, (answer) => {
      if (answer.say === 'refused') this.busy = false;
    });
    this.connection.send(message(id, newest.seq, newest.seat));
  }

  look(at: number | null): void {
    this.connection.send({ do: 'look', at });
  }

  speak(): void {
    this.connection.send({ do: 'speak', language: language() });
  }

  say(text: string): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'chat', id, text }));
  }

  why(thing: string): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'why', id, thing }));
  }

  rule(rule: string): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'rule', id, rule }));
  }

  async askHint(): Promise<void> {
    const answer = await this.ask((id) => ({ do: 'hint', id }));
    if (answer.say !== 'answer') return;
    this.hint = answer.pick ?? null;
    this.advice = answer.text ?? null;
  }

  /** Why the bot in a seat made its last move. */
  explain(seat: number): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'explain', id, seat }));
  }

  keep(habits: Habits): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'habits', id, habits }));
  }

  letBot(seat: number, bot: string | null): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'bot', id, seat, bot }));
  }

  rename(name: string): Promise<Answer | Refused> {
    return this.ask((id) => ({ do: 'rename', id, name }));
  }

  private ask(message: (id: string) => ToServer): Promise<Answer | Refused> {
    const id = newId();
    return new Promise((heard) => {
      this.answers.set(id, heard);
      this.connection.send(message(id));
    });
  }
}
