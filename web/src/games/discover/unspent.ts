/** Stamina that would be lost if the turn ended now. */
import { MOST_STAMINA } from '../../generated/discover';
import { say } from '../../text.svelte';
import type { State } from '../../wire';
import { ownSeat, viewOf } from './view';

/** Every night gives at least this much (RO-7), and no more than the dial shows counts (RO-8). */
const NIGHT = 6;

export function unspent(state: State): string | null {
  const view = viewOf(state);
  const n = view.survivors[ownSeat(view)]?.stamina ?? 0;
  const lost = n + NIGHT - MOST_STAMINA;
  return lost > 0 ? say('page-discover-unspent', { n, night: NIGHT, most: MOST_STAMINA, lost }) : null;
}
