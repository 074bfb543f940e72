/** The director: it shows states one after another, each for as long as its events take, and ends in the present. */
import { preferences, type Speed } from '../preferences.svelte';
import type { Line, State, Telling } from '../wire';

/** How long events stay before the next ones come, in milliseconds, by their kind; each game has its own. */
export type Holds = Partial<Record<Telling, number>>;

const HOLD = 700;
/** More than this for one state is a wait, not a scene. */
const LONGEST = 4000;
/** More states than this are not watched any more. */
const LONGEST_QUEUE = 120;
/** How long something takes to be turned over: nothing says what it is before it can be seen. */
const TURNING = 450;
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

export class Director {
  /** States that are still to be shown. */
  queue = $state.raw<State[]>([]);
  /** The events that are being shown; none once nothing more comes. */
  scene = $state.raw<Line[]>([]);
  /** Events whose result lies face down for a moment more: no line tells it yet. */
  hushed = $state.raw<Line[]>([]);
  holds: Holds = {};
  /** The kinds of events in which something is turned over. */
  turning: readonly Telling[] = [];
  /** The factor by which everything takes longer, for players with the guide. */
  calm = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hush: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (state: State) => void,
    private readonly hold = HOLD,
  ) {}

  get playing(): boolean {
    return this.queue.length > 0;
  }

  /** Show these states after those that are still to be shown. */
  play(states: State[]): void {
    this.queue = [...this.queue, ...states];
    if (this.queue.length > LONGEST_QUEUE || FACTORS[preferences.speed] === 0 || document.hidden) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Show these states at once, the first one without waiting for what is being shown. */
  begin(states: State[]): void {
    this.skip();
    this.play(states);
  }

  /** Show everything up to the newest state at once. */
  skip(): void {
    const rest = this.queue;
    this.stop();
    for (const state of rest) this.show(state);
  }

  /** Forget what is still to be shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.scene = [];
    this.reveal();
  }

  private next(): void {
    const [state, ...rest] = this.queue;
    this.timer = undefined;
    this.queue = rest;
    this.scene = state?.log.lines ?? [];
    this.reveal();
    if (!state) return;
    const time = this.time(state.log.lines);
    this.turn(state.log.lines, Math.min(TURNING, time / 2));
    this.show(state);
    this.timer = setTimeout(() => this.next(), time);
  }

  private turn(lines: Line[], time: number): void {
    if (preferences.still) return;
    this.hushed = lines.filter(({ told }) => this.turning.includes(told));
    if (this.hushed.length > 0) this.hush = setTimeout(() => this.reveal(), time);
  }

  private reveal(): void {
    clearTimeout(this.hush);
    this.hushed = [];
  }

  /** How long events stay: as long as the one that takes longest, and a little for each other. */
  private time(lines: Line[]): number {
    const times = lines.map(({ told }) => this.holds[told] ?? this.hold);
    const longest = Math.max(0, ...times);
    const others = times.reduce((sum, time) => sum + time, 0) - longest;
    return Math.min(longest + others / 4, LONGEST) * this.calm * FACTORS[preferences.speed];
  }
}
