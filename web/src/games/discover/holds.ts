/** How long the events of Discover stay on the table before the next ones come, in milliseconds. */
import type { Holds } from '../../table/director.svelte';

export const holds: Holds = {
  rolled: 900,
  dice: 1200,
  struck: 900,
  hurt: 900,
  eliminated: 1800,
  night: 1400,
  'night-card': 2200,
  threat: 1600,
  prowled: 450,
  spawned: 600,
  scouted: 1000,
  rested: 450,
  day: 1100,
  turn: 500,
  'turn-ended': 250,
};
