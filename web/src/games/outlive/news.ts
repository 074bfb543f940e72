/** What happened to somebody without their doing: the event of a new day, losses, hunger, radiation. */
import { SvelteMap } from 'svelte/reactivity';
import { add, type Told } from '../../table/paragraphs';
import type { Line, State, Telling } from '../../wire';
import type { EventName } from './view';

export interface News {
  /** The event that came, if a day has begun. */
  event: EventName | null;
  /** What the event and other players did to this seat. */
  blows: Told[];
  /** The number of the last line it is made from. */
  until: number;
}

const BLOWS = new Set<Telling>(['lost-token', 'lost-survivor', 'worse', 'starved', 'gave', 'immune']);
/** What happens to a seat without its doing; in every other line of the log, the seat acts. */
const ENDURED = new Set<Telling>([...BLOWS, 'feeding', 'ate', 'shielded', 'spoiled']);

/** Things that nobody chose, even if they follow from the player's own pick. */
const UNASKED = new Set<Telling>(['event-came', 'starved', 'worse']);

/** How far the news has been read: by table and seat, the number of a line. */
export const read = new SvelteMap<string, number>();

export const reader = (table: string, seat: number | null): string => `${table} ${seat ?? ''}`;

/** What has happened since this seat last did something, and since it last read the news. */
export function news(log: Line[], { seat, past, outcome }: State, from: number): News | null {
  if (past || outcome) return null;
  const acted = log.findLastIndex((line) => seat !== null && line.seat === seat && !ENDURED.has(line.told));
  const first = Math.max(acted, from) + 1;
  const until = log.findLastIndex((line, n) => n >= first && (line.told === 'event-came' || isBlow(line, seat)));
  if (until < 0) return null;
  const event = log.slice(first).findLast((line) => line.told === 'event-came')?.details.event;
  return { event: (event as EventName | undefined) ?? null, blows: blows(log, seat, first), until };
}

/** The last line of the log known to somebody who has just picked: what they chose to give is not news. */
export function known({ log }: State): number {
  const surprise = log.lines.findIndex((line) => UNASKED.has(line.told));
  return log.from + (surprise < 0 ? log.lines.length : surprise) - 1;
}

const isBlow = (line: Line, seat: number | null): boolean =>
  seat !== null && line.seat === seat && BLOWS.has(line.told);

function blows(log: Line[], seat: number | null, first: number): Told[] {
  const told: Told[] = [];
  log.forEach((line, n) => n >= first && isBlow(line, seat) && add(told, line, n));
  return told;
}
