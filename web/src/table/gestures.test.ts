// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import type { Table } from '../table.svelte';
import { choiceOf, outliveViewOf, questionOf, stateOf, tableInfoOf } from '../testing/states';
import type { Choice, Shortcut, State } from '../wire';
import { beginningOf, offerOf, picksOf, rowsOf } from './gestures';

const shortcut = (given: Partial<Shortcut>): Shortcut => ({
  label: 'Take 3 wood',
  note: '',
  picks: [
    ['take', 'wood'],
    ['take', 'wood'],
  ],
  things: [],
  group: '',
  figure: null,
  ending: null,
  ...given,
});
const choice = (label: string, ...things: string[]): Choice => ({
  pick: ['move', 'x'],
  label,
  things,
  help: [],
  wins: false,
});

describe('rows of shortcuts', () => {
  it('puts shortcuts of one group into one row, in their order', () => {
    const three = shortcut({ group: 'take-wood', figure: 3 });
    const two = shortcut({ group: 'take-wood', figure: 2 });
    const hunt = shortcut({ label: 'Hunt' });
    expect(rowsOf([three, two, hunt]).map(({ main, others }) => [main, ...others])).toEqual([[three, two], [hunt]]);
  });

  it('leaves shortcuts for things to the board', () => {
    expect(rowsOf([shortcut({ things: ['space:C4'] })])).toEqual([]);
  });

  it('leaves out a row that saves nothing', () => {
    expect(rowsOf([shortcut({ picks: [['take', 'wood']], group: 'take-wood', figure: 1 })])).toEqual([]);
  });

  it('makes the ending only if that is wanted', () => {
    const ending = shortcut({ ending: ['pass'] });
    expect(picksOf(ending, false)).toEqual(ending.picks);
    expect(picksOf(ending, true)).toEqual([...ending.picks, ['pass']]);
    expect(picksOf(shortcut({}), true)).toEqual(shortcut({}).picks);
  });
});

describe('the first thing of a pick', () => {
  const choices = [
    choice('Move hero 3 (Mine) to the Dam', 'hero:a', 'place:dam'),
    choice('Move hero 3 (Mine) to the Forest', 'hero:a', 'place:forest'),
    choice('Move hero 3 (Dam) to the Mine', 'hero:b', 'place:mine'),
  ];

  it('is called by what its sentences have in common', () => {
    expect(beginningOf(choices, 'hero:a')).toBe('Move hero 3 (Mine) to the …');
  });

  it('says where it leads if there is only one way', () => {
    expect(beginningOf(choices, 'hero:b')).toBe('Move hero 3 (Dam) to the Mine');
  });
});

describe('choices that glow on the board', () => {
  const view = outliveViewOf();
  const moves = choiceOf(['move', 'A1'], 'space:A1');
  const cooks = choiceOf(['cook']);
  const offered = (game: string, view: State['view']) => {
    const shown = stateOf({ question: questionOf([moves, cooks]), view });
    const { choices, glowing } = offerOf({ info: tableInfoOf(game, []), shown, chosen: [] } as unknown as Table);
    return { choices, glowing };
  };

  it.each(GAMES)('have no button of their own, whether or not %s has already been drawn', (game) => {
    expect(offered(game, view)).toEqual({ choices: [cooks], glowing: 1 });
  });

  it('have one in a game from another package', () => {
    expect(offered('elsewhere', view)).toEqual({ choices: [moves, cooks], glowing: 0 });
  });

  it('have one where there is nothing to draw', () => {
    expect(offered(GAMES[0], null)).toEqual({ choices: [moves, cooks], glowing: 0 });
  });
});
