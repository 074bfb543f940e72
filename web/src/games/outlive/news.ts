/** What happened to somebody: the night that has just passed, the event of a new day, what others took. */
import { SvelteMap } from 'svelte/reactivity';
import { add, type Told } from '../../table/paragraphs';
import type { Line, State, Telling } from '../../wire';
import { accounts, nightLines, type Account } from './night';
import { viewOf, type EventName } from './view';

export interface News {
  /** The event that came, if a day has begun. */
  event: EventName | null;
  /** What the night brought this seat, if a day has begun since. */
  night: Account | null;
  /** What the event and other players did to this seat. */
  blows: Told[];
  /** The number of the last line it is made from. */
  until: number;
}

const BLOWS = new Set<Telling>(['lost-token', 'lost-survivor', 'worse', 'starved', 'gave', 'immune']);
/** What happens to a seat without its doing; in every other line of the log, the seat acts. */
const ENDURED = new Set<Telling>([...BLOWS, 'feeding', 'ate', 'shielded', 'spoiled']);

/** Things that nobody chose, even if they follow from the player's own pick. */
const UNASKED = new Set<Telling>(['dawn', 'event-came', 'starved', 'worse']);

/** How far the news has been read: by table and seat, the number of a line. */
export const read = new SvelteMap<string, number>();

export const reader = (table: string, seat: number | null): string => `${table} ${seat ?? ''}`;

/** What has happened since this seat last did something, and since it last read the news. */
export function news(log: Line[], state: State, from: number): News | null {
  const { seat, past, outcome } = state;
  if (past || outcome) return null;
  const acted = log.findLastIndex((line) => seat !== null && line.seat === seat && !ENDURED.has(line.told));
  const first = Math.max(acted, from) + 1;
  const until = log.findLastIndex((line, n) => n >= first && isNews(line, seat));
  if (until < 0) return null;
  const event = log.slice(first).findLast((line) => line.told === 'event-came')?.details.event;
  const dawn = log.findLastIndex((line, n) => n >= first && line.told === 'dawn');
  const told = blows(log, seat, first, dawn);
  return { event: (event as EventName | undefined) ?? null, night: nightOf(log, state, dawn), blows: told, until };
}

/** The last line known to somebody whose pick led to these lines: what they chose to give is not news. */
export function known(lines: Line[], from: number): number {
  const surprise = lines.findIndex((line) => UNASKED.has(line.told));
  return from + (surprise < 0 ? lines.length : surprise) - 1;
}

const isBlow = (line: Line, seat: number | null): boolean =>
  seat !== null && line.seat === seat && BLOWS.has(line.told);

const isNews = (line: Line, seat: number | null): boolean => line.told === 'event-came' || isBlow(line, seat);

/** The account of the night before this dawn; none before the first day. */
function nightOf(log: Line[], state: State, dawn: number): Account | null {
  const lines = nightLines(log.slice(0, Math.max(0, dawn)));
  if (lines.length === 0) return null;
  return accounts(lines, viewOf(state)).find(({ seat }) => seat === state.seat) ?? null;
}

/** What this seat suffered, apart from the night that ended with this dawn, which has an account of its own. */
function blows(log: Line[], seat: number | null, first: number, dawn: number): Told[] {
  const dusk = dawn < 0 ? -1 : log.slice(0, dawn).findLastIndex((line) => line.told === 'night');
  const told: Told[] = [];
  log.forEach((line, n) => {
    const isOfTheNight = dusk >= 0 && n > dusk && n < dawn;
    if (n >= first && !isOfTheNight && isBlow(line, seat)) add(told, line, n);
  });
  return told;
}
