/** How long the events of Outlive stay on the table before the next ones come, in milliseconds. */
import type { Holds } from '../../table/director.svelte';

export const holds: Holds = {
  placed: 500,
  dawn: 1300,
  displayed: 130,
  'tile-aside': 130,
  'prey-shown': 450,
  day: 900,
  'event-came': 2000,
  night: 1600,
  passed: 350,
  feeding: 700,
  ate: 800,
  starved: 1200,
  'lost-survivor': 900,
  worse: 1200,
  shielded: 900,
};
