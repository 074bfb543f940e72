/** The drawing of Discover: a map that grows, with the player's own survivor beside it. */
import './theme.css';

export const layout = 'beside' as const;
export { default as Board } from './Board.svelte';
export { default as Own } from './Own.svelte';
export { default as Others } from './Others.svelte';
export { default as Ending } from './Ending.svelte';
export { holds } from './holds';
