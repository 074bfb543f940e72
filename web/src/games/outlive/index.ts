/** The drawing of Outlive. */
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Others from './Others.svelte';
import Own from './Own.svelte';
import './theme.css';

export const layout = 'beneath';
export { Board, Own, Others, Ending };
export { holds } from './holds';
