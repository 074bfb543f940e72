/** How captions tell what happens in Outlive: where nobody acts, and from the start of each turn on. */
import type { Captions } from '../../table/captions';
import type { Telling } from '../../wire';
import { viewOf } from './view';

/** A turn begins with a hero that moves, and a part of the day begins something, too. */
const BEGINNINGS = new Set<Telling>([
  'moved',
  'stayed',
  'night',
  'passed',
  'overcame',
  'feeding',
  'dawn',
  'displayed',
  'tile-aside',
  'prey-shown',
  'day',
  'event-came',
  'convoy',
]);

/** What a shelter goes through by itself: when another one comes next, something begins. */
const INDOORS = new Set<Telling>([
  'ate',
  'lost-survivor',
  'worse',
  'shielded',
  'recruited',
  'entered',
  'paid',
  'built',
  'repaired',
  'spoiled',
]);

export const captions: Captions = {
  placeIn: (state) => (viewOf(state).phase === 'night' ? 'top' : 'middle'),
  begins: (line, before) => BEGINNINGS.has(line.told) || (INDOORS.has(line.told) && line.seat !== before?.seat),
  untold: new Set(['night', 'dawn', 'convoy', 'event-came', 'overcame']),
};
