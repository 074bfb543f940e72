/** What the page does about the state it shows: ask, wait, let others play, look back. */
import type { Table } from '../table.svelte';
import type { Choice, Player, Verb } from '../wire';

export type Situation = 'past' | 'others' | 'over' | 'asked' | 'held' | 'waiting';

export function situation(table: Table): Situation | null {
  const state = table.shown;
  if (!state) return null;
  if (state.past) return 'past';
  if (table.queue.length > 0) return 'others';
  if (state.outcome || state.closed) return 'over';
  if (state.question) return 'asked';
  return state.held !== null && state.held === state.seat ? 'held' : 'waiting';
}

/** Choices that end something instead of doing something are set apart from the others. */
const ENDINGS = new Set<Verb>(['pass', 'end-turn']);
/** Choices that nobody should make by accident. */
const DRASTIC = new Set<Verb>(['give-up']);
/** Choices that matter little: they have a button, but nothing on the table glows for them. */
const ASIDE = new Set<Verb>(['show']);

export function isEnding(choice: Choice): boolean {
  return ENDINGS.has(choice.pick[0]);
}

export function isDrastic(choice: Choice): boolean {
  return DRASTIC.has(choice.pick[0]);
}

export function isAside(choice: Choice): boolean {
  return ASIDE.has(choice.pick[0]);
}

/** The choices that fit what has been clicked so far; they stay in place while an answer is on its way. */
export function fitting(table: Table): Choice[] {
  const choices = table.shown?.question?.choices ?? [];
  return choices.filter((choice) => table.chosen.every((thing) => choice.things.includes(thing)));
}

/** In the order in which they are offered: those that matter little after the others, drastic ones last. */
export function doings(choices: Choice[]): Choice[] {
  const plain = choices.filter((choice) => !isEnding(choice) && !isDrastic(choice) && !isAside(choice));
  return [...plain, ...choices.filter(isAside), ...choices.filter(isDrastic)];
}

export function endings(choices: Choice[]): Choice[] {
  return choices.filter(isEnding);
}

/** A key that tells choices apart. */
export function keyOf(choice: Choice): string {
  return JSON.stringify(choice.pick);
}

export function isSame(choice: Choice, pick: readonly (string | number)[] | null): boolean {
  return pick !== null && keyOf(choice) === JSON.stringify(pick);
}

/** The choice that the key E makes, unless the turn is held anyway. */
export function endOfTurn(choices: Choice[]): Choice | undefined {
  return choices.find((choice) => choice.pick[0] === 'end-turn');
}

/** Everybody the table is waiting for, by name, as a list in the visitor's language. */
export function namesOf(players: Player[], seats: number[], language: string): string {
  const names = seats.map((seat) => players.find((player) => player.seat === seat)?.name ?? String(seat + 1));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
