/** How long the events of Outlive stay on the table before the next ones come, in milliseconds.
 *
 * A night of three shelters takes 15 to 20 seconds, another player's turn 2 to 4. */
import type { Holds } from '../../table/director.svelte';
import type { Telling } from '../../wire';

export const holds: Holds = {
  placed: 500,
  // dawn
  dawn: 1300,
  displayed: 130,
  'tile-aside': 130,
  'prey-shown': 450,
  day: 500,
  'event-came': 2200,
  scarce: 900,
  // a hero's turn
  moved: 900,
  docked: 400,
  claimed: 600,
  unloaded: 500,
  welcomed: 500,
  pressed: 900,
  gave: 900,
  shot: 600,
  took: 380,
  opened: 400,
  algae: 600,
  salvaged: 650,
  found: 850,
  caught: 1300,
  brought: 500,
  'used-room': 400,
  'used-equipment': 400,
  // the night
  night: 1800,
  passed: 300,
  overcame: 1400,
  saved: 300,
  feeding: 550,
  ate: 400,
  starved: 1100,
  'lost-survivor': 800,
  worse: 1200,
  shielded: 900,
  recruited: 300,
  entered: 220,
  paid: 180,
  built: 600,
  dismantled: 400,
  drew: 1300,
  'drew-owned': 1300,
  repaired: 600,
  spoiled: 500,
};

/** A search tile or a piece of equipment is turned over. */
export const turning: readonly Telling[] = ['found', 'mary-drew', 'drew', 'drew-owned'];
