/** What the page calls a game, and what it says about it. It has no words for a game from another package. */
import { knows, say } from '../text.svelte';

export function titleOf(game: string): string {
  const key = `page-game-${game}`;
  return knows(key) ? say(key) : game;
}

/** How many play it and how; '' if the page does not know. */
export function factsOf(game: string): string {
  const key = `page-game-${game}.facts`;
  return knows(key) ? say(key) : '';
}

/** What it is about; '' if the page does not know. */
export function storyOf(game: string): string {
  const key = `page-game-${game}.what`;
  return knows(key) ? say(key) : '';
}
