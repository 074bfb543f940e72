/** What is shown large for a moment while it happens: a card that is turned over, a die, the night and the day. */
import type { Line, Telling } from '../../wire';

interface Shown {
  /** Its place in the log. */
  key: number;
  seat: number | null;
}
export interface RevealedCard extends Shown {
  kind: 'card';
  told: Telling;
  title: string;
  story: string;
  text: string;
}
export interface RevealedDie extends Shown {
  kind: 'die';
  n: number;
  /** What it must reach; null if it is only compared with other rolls. */
  least: number | null;
}
export interface RevealedSky extends Shown {
  kind: 'sky';
  phase: 'night' | 'day';
  day: number;
}
export type Reveal = RevealedCard | RevealedDie | RevealedSky;

/** A combat shows its enemy itself. Whether a seat may see a card decides the server: only then the line has it. */
const CARDS: readonly Telling[] = [
  'read',
  'night-card',
  'threat',
  'threat-passed',
  'stage',
  'revealed',
  'character',
  'item',
  'project-drawn',
  'project-shown',
];
/** The dice of a combat are rolled in its own scene. */
const DICE: readonly Telling[] = ['tested', 'lot'];
/** There is no room for more side by side. */
const MOST = 2;

/** What the lines of a scene reveal; of several cards, those of the viewer's own seat come first. */
export function revealsOf(lines: readonly Line[], from: number, own: number | null): Reveal[] {
  const found = lines.flatMap((line, at) => revealOf(line, from + at) ?? []);
  const cards = found.filter(({ kind }) => kind === 'card');
  const first = cards.find(({ seat }) => seat === own) ?? cards[0];
  return first ? [first] : found.slice(0, MOST);
}

export function isRevealing(lines: readonly Line[]): boolean {
  return revealsOf(lines, 0, null).some(({ kind }) => kind === 'card');
}

function revealOf(line: Line, key: number): Reveal | null {
  const { told, seat, details } = line;
  if (line.card && CARDS.includes(told)) return { kind: 'card', key, seat, told, ...printed(line.card) };
  if (DICE.includes(told))
    return { kind: 'die', key, seat, n: Number(details.n), least: Number(details.least) || null };
  if (told === 'night' || told === 'day') return { kind: 'sky', key, seat, phase: told, day: Number(details.day) };
  return null;
}

/** A card is its title, its story if it has one, and its text. */
function printed([title = '', ...rest]: readonly string[]): Pick<RevealedCard, 'title' | 'story' | 'text'> {
  return { title, story: rest.slice(0, -1).join(' '), text: rest.at(-1) ?? '' };
}
