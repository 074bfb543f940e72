/** The turn of another player, told from its beginning: it grows line by line and stays until the next turn begins. */
import type { Line, Telling } from '../wire';
import { add, type Told } from './paragraphs';

/** How a game's log marks turns. */
export interface Turns {
  /** A turn of the line's seat begins with one of these. */
  begin: readonly Telling[];
  /** Nobody's turn goes on after one of these: a night, a new day. */
  end: readonly Telling[];
  /** What says no more than the heading: "It is Ben's turn". */
  silent?: readonly Telling[];
}

export interface TurnStory {
  seat: number;
  /** The number of the line it begins with. */
  from: number;
  /** Equal lines in a row are one. */
  lines: Told[];
  /** Whether the turn has ended, and the viewer's own turn has begun in which nothing has happened yet. */
  over: boolean;
}

/** The turn of another seat that the log ends with; null if it ends with anything else. A spectator has no own seat. */
export function storyOf(log: readonly Line[], own: number | null, turns: Turns): TurnStory | null {
  const start = lastMark(log, log.length, turns);
  const until = isOpening(log, start, own, turns) ? start : log.length;
  return tell(log, until < log.length ? lastMark(log, until, turns) : start, until, own, turns);
}

/** Whether the log ends with a line that says no more than that it is the viewer's turn. */
function isOpening(log: readonly Line[], at: number, own: number | null, turns: Turns): boolean {
  const line = log[at];
  return line !== undefined && at === log.length - 1 && line.seat === own && (turns.silent ?? []).includes(line.told);
}

/** The last line before this one that begins a turn, or after which there is none. */
function lastMark(log: readonly Line[], before: number, { begin, end }: Turns): number {
  return log.findLastIndex(({ told }, at) => at < before && (begin.includes(told) || end.includes(told)));
}

/** Whose turn begins with a line. */
function seatOf(log: readonly Line[], at: number, { begin }: Turns): number | null {
  const line = log[at];
  return line && begin.includes(line.told) ? line.seat : null;
}

function tell(log: readonly Line[], from: number, until: number, own: number | null, turns: Turns): TurnStory | null {
  const seat = seatOf(log, from, turns);
  if (seat === null || seat === own) return null;
  const lines: Told[] = [];
  for (const [at, line] of log.slice(from, until).entries())
    if (!turns.silent?.includes(line.told)) add(lines, line, from + at);
  return { seat, from, lines, over: until < log.length };
}
