/** The drawing of each game. A new game needs an entry here, its drawing, and nothing else on the page. */
import type { Component } from 'svelte';
import type { Table } from '../table.svelte';
import type { State } from '../wire';

export interface Part {
  table: Table;
  state: State;
}

export interface Drawing {
  /** Where the player's own things are on a wide screen: below the board, or to its left. */
  layout: 'beneath' | 'beside';
  /** What all players share: the ring of places, the map. */
  Board: Component<Part>;
  /** The player's own things: the shelter, the character. */
  Own: Component<Part>;
  /** The others, as strips that open. */
  Others: Component<Part>;
  /** The ending, line by line: the score sheet, the fates. */
  Ending: Component<Part>;
}

const drawings: Record<string, () => Promise<Drawing>> = {
  outlive: () => import('./outlive'),
  discover: () => import('./discover'),
};

export function drawing(game: string): Promise<Drawing> {
  const load = drawings[game];
  if (!load) throw new Error(`no drawing for ${game}`);
  return load();
}
