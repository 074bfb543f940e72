/** Captions: what happens, told in a list that grows until something new begins. */
import type { Line, Telling } from '../wire';
import { add, type Told } from './paragraphs';

export interface Captions {
  /** Where they stand, so that they do not cover what happens. */
  place: 'middle' | 'bottom';
  /** The events that begin a new list: a turn, a part of the day. */
  starts: ReadonlySet<Telling>;
}

/** More lines than these nobody reads while they stand. */
const MOST = 6;

/** What has been told since the last beginning, up to the lines that are being shown. Equal lines in a row become one. */
export function captionsOf(log: Line[], scene: Line[], starts: ReadonlySet<Telling> | undefined): Told[] {
  const shown = log.length - scene.length;
  const first = log.findLastIndex((line, n) => starts?.has(line.told) && n <= firstShown(scene, shown, starts));
  const told: Told[] = [];
  log.forEach((line, n) => n >= (first < 0 ? shown : first) && add(told, line, n));
  return shorten(told);
}

/** Several beginnings in what is being shown are one list, so that none of them is lost. */
function firstShown(scene: Line[], shown: number, starts: ReadonlySet<Telling>): number {
  const at = scene.findIndex((line) => starts.has(line.told));
  return at < 0 ? shown + scene.length : shown + at;
}

/** Of a long list the beginning stays, which says whose turn it is, and the end. */
function shorten(told: Told[]): Told[] {
  return told.length > MOST ? [...told.slice(0, 1), ...told.slice(1 - MOST)] : told;
}
