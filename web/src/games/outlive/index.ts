/** The drawing of Outlive. */
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Others from './Others.svelte';
import Own from './Own.svelte';
import Stage from './Stage.svelte';
import './theme.css';

export const layout = 'beneath';
export { Board, Own, Others, Ending, Stage };
export { captions } from './captions';
export { sounds } from './sounds';
export { holds, turning } from './holds';
