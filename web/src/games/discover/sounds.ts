/** What Discover sounds like: tokens, cards and dice, the night, wounds; a fire among crickets. */
import type { Telling } from '../../generated/discover';
import type { GameSounds } from '../../sounds';
import type { Sound } from '../../sounds/effects';
import { crackle, crickets, together, wind } from '../../sounds/synth';

const TOLD: Partial<Record<Telling, Sound>> = {
  moved: 'token',
  walked: 'token',
  placed: 'token',
  gained: 'token',
  gathered: 'token',
  'picked-up': 'token',
  spent: 'token',
  split: 'token',
  dropped: 'token',
  marked: 'token',
  handed: 'token',
  'item-handed': 'token',
  looted: 'token',
  'item-looted': 'token',
  traded: 'token',
  lit: 'token',
  stoked: 'token',
  crafted: 'card',
  item: 'card',
  project: 'card',
  upgrade: 'card',
  read: 'card',
  scouted: 'card',
  landmark: 'card',
  numbered: 'card',
  'token-seen': 'card',
  'night-card': 'card',
  threat: 'card',
  stage: 'card',
  supports: 'card',
  backs: 'card',
  dice: 'dice',
  'duel-dice': 'dice',
  rolled: 'dice',
  tested: 'dice',
  lot: 'dice',
  night: 'dusk',
  combat: 'alarm',
  duel: 'alarm',
  hurt: 'alarm',
  spawned: 'alarm',
  special: 'alarm',
  robbed: 'alarm',
  eliminated: 'alarm',
};

export const sounds: GameSounds = {
  told: TOLD,
  ambience: together(wind(300, 0.05, 13), crackle(5, 1500, 0.12), crickets(4300, 0.012)),
};
