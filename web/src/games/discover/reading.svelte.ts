/** Cards that were read aloud, according to the log. */
import type { Line, State, Telling } from '../../wire';

export interface Read {
  /** Its place in the log: the same card can be read again. */
  key: string;
  told: Telling;
  seat: number | null;
  sentence: string;
  title: string;
  story: string | null;
  text: string;
}

/** What everybody reads; an item only if somebody made it, because the card of a found one was just read. */
const ALOUD = new Set<Telling>(['read', 'night-card', 'threat', 'stage']);

function isAloud(line: Line): boolean {
  return ALOUD.has(line.told) || (line.told === 'item' && String(line.details.item).startsWith('made-'));
}

/** The cards that are over the map, the first one on top; a card that asks is above all others. */
export class Pile {
  cards = $state.raw<Read[]>([]);
  /** The card that asks the player's question. */
  asking = $state.raw<Read | null>(null);
  /** The key of an asking card that the player has put away to see the map. */
  private closed = $state<string | null>(null);
  /** The message that was told last. */
  private seq = -1;

  get top(): Read | undefined {
    return this.asking && this.asking.key !== this.closed ? this.asking : this.cards[0];
  }

  get isAsking(): boolean {
    return this.asking !== null && this.top === this.asking;
  }

  /** What a state tells of. A player's own action puts away what was read before it; all beats of an action, which have
   * the number of the same message, belong together. */
  tell({ log, past, actor, seat, seq }: State): void {
    const fresh = past || log.from === 0 ? [] : readings(log.lines, log.from);
    const isOwn = past || (actor === seat && seq !== this.seq);
    this.seq = seq;
    if (isOwn) this.cards = fresh;
    else if (fresh.length > 0) this.cards = [...this.cards, ...fresh];
  }

  /** Another question: its card comes up, and is not shown twice. */
  ask(card: Read | null): void {
    this.asking = card;
    if (card) this.cards = this.cards.filter(({ title }) => title !== card.title);
  }

  open(card: Read): void {
    if (card === this.asking) this.closed = null;
    else this.cards = [card, ...this.cards];
  }

  putAway(): void {
    if (this.isAsking) this.closed = this.asking?.key ?? null;
    else this.cards = this.cards.slice(1);
  }
}

/** The card behind a question, if a card asks it. */
export function askingCard({ past, question, seat }: State): Read | null {
  if (past || !question?.card) return null;
  const { kind, thing, printed } = question.card;
  return { key: `${thing}: ${question.text}`, told: kind as Telling, seat, sentence: question.text, ...split(printed) };
}

/** What is printed on a card: its title, its story if it has one, its text. */
function split([title = '', ...rest]: readonly string[]): Pick<Read, 'title' | 'story' | 'text'> {
  return { title, story: rest.length > 1 ? rest.slice(0, -1).join(' ') : null, text: rest.at(-1) ?? '' };
}

export function readings(lines: readonly Line[], from: number): Read[] {
  return lines.flatMap((line, i) => {
    if (!line.card || !isAloud(line)) return [];
    return [{ key: `${from + i}`, told: line.told, seat: line.seat, sentence: line.text, ...split(line.card) }];
  });
}
