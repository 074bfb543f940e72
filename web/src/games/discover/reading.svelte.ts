/** Cards that were read aloud, according to the log. */
import type { Line, Telling } from '../../wire';

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

/** The cards that are over the map, the first one on top. */
export class Pile {
  cards = $state.raw<Read[]>([]);

  putAway(): void {
    this.cards = this.cards.slice(1);
  }
}

export function readings(lines: readonly Line[], from: number): Read[] {
  return lines.flatMap((line, i) => {
    if (!line.card || !isAloud(line)) return [];
    const [title = '', ...rest] = line.card;
    const text = rest.at(-1) ?? '';
    const story = rest.length > 1 ? rest.slice(0, -1).join(' ') : null;
    return [{ key: `${from + i}`, told: line.told, seat: line.seat, sentence: line.text, title, story, text }];
  });
}
