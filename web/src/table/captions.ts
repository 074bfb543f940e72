/** Captions: what happens, told in a list that grows until something new begins. */
import type { Line, State, Telling } from '../wire';
import { add, type Told } from './paragraphs';

export interface Captions {
  /** Where they stand over a state, so that they do not cover what happens. */
  placeIn: (state: State) => 'top' | 'middle' | 'bottom';
  /** Whether a line begins a new list: a turn, a part of the day. */
  begins: (line: Line, before: Line | undefined) => boolean;
  /** Events that the game's own scene tells better. */
  untold?: ReadonlySet<Telling>;
}

/** More lines than these nobody reads while they stand. */
const MOST = 6;

/** What has been told since the last beginning, with all that is being shown. Equal lines in a row become one. */
export function captionsOf(log: Line[], scene: Line[], given: Pick<Captions, 'begins' | 'untold'> | undefined): Told[] {
  const begins = given?.begins;
  const shown = log.length - scene.length;
  const isBeginning = (n: number): boolean => !!log[n] && !!begins?.(log[n], log[n - 1]);
  const among = scene.findIndex((_, n) => isBeginning(shown + n));
  const latest = among < 0 ? shown - 1 : shown + among;
  const first = begins ? log.findLastIndex((_, n) => n <= latest && isBeginning(n)) : -1;
  const told: Told[] = [];
  log.forEach((line, n) => n >= (first < 0 ? shown : first) && !given?.untold?.has(line.told) && add(told, line, n));
  return shorten(told);
}

/** Of a long list the beginning stays, which says whose turn it is, and the end. */
function shorten(told: Told[]): Told[] {
  return told.length > MOST ? [...told.slice(0, 1), ...told.slice(1 - MOST)] : told;
}
