/** How captions tell what happens in Outlive: in the middle, where nobody acts, and from the start of each turn on. */
import type { Captions } from '../../table/captions';

export const captions: Captions = {
  place: 'middle',
  starts: new Set([
    'moved',
    'stayed',
    'passed',
    'overcame',
    'feeding',
    'night',
    'dawn',
    'displayed',
    'tile-aside',
    'prey-shown',
    'day',
    'event-came',
    'convoy',
  ]),
};
