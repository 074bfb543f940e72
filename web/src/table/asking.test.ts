import { describe, expect, it } from 'vitest';
import type { Table } from '../table.svelte';
import { choiceOf, playerOf, questionOf, stateOf } from '../testing/states';
import type { State } from '../wire';
import { doings, endings, endOfTurn, fitting, isSame, namesOf, situation } from './asking';

const at = (given: Partial<State> | null, rest: Partial<Table> = {}): Table =>
  ({ shown: given && stateOf(given), queue: [], chosen: [], ...rest }) as unknown as Table;
const ENDED = { winners: [0], scores: [1, 0], reason: '', text: '', epilogue: [] };

describe('situation', () => {
  it('has none before anything is shown', () => expect(situation(at(null))).toBeNull());

  it.each<[string, Partial<State>]>([
    ['past', { past: true, outcome: ENDED }],
    ['over', { outcome: ENDED, question: questionOf([]) }],
    ['over', { closed: 'The rules have changed.' }],
    ['asked', { question: questionOf([]), held: 0 }],
    ['held', { held: 0 }],
    ['waiting', { held: 1 }],
    ['waiting', { seat: null, held: null }],
  ])('is %s', (name, state) => expect(situation(at(state))).toBe(name));

  it('lets others play before anything is asked', () => {
    expect(situation(at({ question: questionOf([]) }, { queue: [stateOf()] }))).toBe('others');
  });
});

describe('choices', () => {
  const move = choiceOf(['move', 'hero-5', 'forest'], 'hero:0:hero-5', 'place:forest');
  const other = choiceOf(['move', 'hero-5', 'dam'], 'hero:0:hero-5', 'place:dam');
  const [pass, end, giveUp, show] = [
    choiceOf(['pass']),
    choiceOf(['end-turn']),
    choiceOf(['give-up']),
    choiceOf(['show', 3]),
  ];

  it('stand in order: what matters little later, what is drastic last, what ends apart', () => {
    const all = [giveUp, show, pass, move, end, other];
    expect(doings(all)).toEqual([move, other, show, giveUp]);
    expect(endings(all)).toEqual([pass, end]);
    expect(endOfTurn(all)).toBe(end);
    expect(endOfTurn([pass])).toBeUndefined();
  });

  it('fit what has been clicked', () => {
    const table = at({ question: questionOf([move, other]) });
    expect(fitting(table)).toEqual([move, other]);
    expect(fitting(at({ question: questionOf([move, other]) }, { chosen: ['place:dam'] }))).toEqual([other]);
  });

  it('are the same by their words', () => {
    expect(isSame(move, ['move', 'hero-5', 'forest'])).toBe(true);
    expect(isSame(move, ['move', 'hero-5', 'dam'])).toBe(false);
    expect(isSame(move, null)).toBe(false);
  });
});

it('lists names in a language', () => {
  const players = [playerOf(0, { name: 'Ada' }), playerOf(1, { name: 'Ben' })];
  expect(namesOf(players, [0, 1], 'en')).toBe('Ada and Ben');
  expect(namesOf(players, [1, 2], 'de')).toBe('Ben und 3');
});
