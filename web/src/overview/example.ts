/** A table to look at: a game in progress that nobody plays. */
import { Table } from '../table.svelte';
import type { Player, State, TableInfo } from '../wire';

/** A table that shows this state and nothing else; it is connected to nobody. */
export function exampleTable(game: string, state: State, names: readonly string[]): Table {
  const table = new Table(`example-${game}`);
  table.info = infoOf(game, names);
  table.things = state.things;
  table.shown = table.newest = withoutLog(state);
  return table;
}

/** Nothing has just happened in it, so nothing is told, read aloud or animated. */
function withoutLog(state: State): State {
  return { ...state, log: { from: 0, lines: [] } };
}

function infoOf(game: string, names: readonly string[]): TableInfo {
  return {
    say: 'table',
    id: `example-${game}`,
    game,
    options: {},
    guided: false,
    creator: false,
    players: names.map(playerOf),
    habits: {},
    standing: {},
    levels: [],
    bots: [],
    invitations: {},
    rematch: null,
    drawn: [],
    spectators: 0,
  };
}

function playerOf(name: string, seat: number): Player {
  return { seat, name, kind: 'bot', bot: null, here: true, stand_in: null, mine: false };
}
