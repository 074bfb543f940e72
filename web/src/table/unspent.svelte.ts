/** Ending a turn asks first if much would be lost. What that is, the drawing of the game says (`unspent`). */
import type { Table } from '../table.svelte';
import type { Choice, State } from '../wire';
import { doings, isDrastic } from './asking';

/** What would be lost by ending the turn now, as a sentence. */
export type Unspent = (state: State) => string | null;

/** How the game says it, and the end of the turn that somebody is asked about. */
export const leaving = $state<{ unspent: Unspent | undefined; words: string | null; choice: Choice | null }>({
  unspent: undefined,
  words: null,
  choice: null,
});

/** Make a choice, or ask first whether it is meant. */
export function pickOrAsk(table: Table, choice: Choice): void {
  leaving.words = choice.pick[0] === 'end-turn' ? wasted(table) : null;
  if (leaving.words === null) table.pick(choice.pick);
  else leaving.choice = choice;
}

/** Nothing is wasted if there is nothing else to do. */
function wasted(table: Table): string | null {
  const state = table.shown;
  const others = doings(state?.question?.choices ?? []).filter((choice) => !isDrastic(choice));
  return state && others.length > 0 ? (leaving.unspent?.(state) ?? null) : null;
}

export function stay(): void {
  leaving.choice = null;
}

export function leave(table: Table): void {
  if (leaving.choice) table.pick(leaving.choice.pick, true);
  stay();
}
