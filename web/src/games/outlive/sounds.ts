/** What Outlive sounds like: tokens and tiles, the fall of night, the radioactive wave; wind and a counter's ticks. */
import type { Telling } from '../../generated/outlive';
import type { GameSounds } from '../../sounds';
import type { Sound } from '../../sounds/effects';
import { crackle, together, wind } from '../../sounds/synth';

const TOLD: Partial<Record<Telling, Sound>> = {
  moved: 'token',
  stayed: 'token',
  placed: 'token',
  took: 'token',
  got: 'token',
  gave: 'token',
  paid: 'token',
  brought: 'token',
  ate: 'token',
  docked: 'token',
  unloaded: 'token',
  built: 'token',
  repaired: 'token',
  recruited: 'token',
  welcomed: 'token',
  saved: 'token',
  'set-aside': 'token',
  found: 'card',
  drew: 'card',
  'drew-owned': 'card',
  'mary-drew': 'card',
  salvaged: 'card',
  looked: 'card',
  caught: 'card',
  'prey-shown': 'card',
  'event-came': 'card',
  overcame: 'card',
  revealed: 'card',
  night: 'dusk',
  worse: 'wave',
  shielded: 'wave',
  pressed: 'alarm',
  shot: 'alarm',
  starved: 'alarm',
  'lost-survivor': 'alarm',
  'lost-token': 'alarm',
};

export const sounds: GameSounds = {
  told: TOLD,
  ambience: together(wind(240, 0.1, 11), wind(620, 0.025, 17), crackle(1.4, 2600, 0.09)),
};
