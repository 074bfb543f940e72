import { describe, expect, it } from 'vitest';
import { lineOf, questionOf, stateOf } from '../testing/states';
import type { State, StateMessage } from '../wire';
import { changed, statesOf, type Change } from './beats';

describe('changes', () => {
  const cases: [unknown, Change, unknown][] = [
    [{ a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    [{ a: 1 }, { a: null, b: [[1]] }, { b: [1] }],
    [{ a: null }, { a: [{}] }, { a: {} }],
    [{ a: [1, { x: 2 }] }, { a: { 1: { x: [null] } } }, { a: [1, { x: null }] }],
    [{ a: [1] }, { a: [[1, 2]] }, { a: [1, 2] }],
    [{ a: 1 }, {}, { a: 1 }],
    [{ a: 1 }, { a: [false], b: [0] }, { a: false, b: 0 }],
  ];
  it.each(cases)('of %j by %j', (before, change, after) => expect(changed(before, change)).toEqual(after));

  it('leave the old value as it was, and unchanged parts the same objects', () => {
    const before = { hand: { cards: [1] }, place: 'dam' };
    const after = changed(before, { place: ['mine'] }) as typeof before;
    expect(before.place).toBe('dam');
    expect(after.hand).toBe(before.hand);
  });
});

describe('messages', () => {
  const viewOf = (view: object): State['view'] => view as State['view'];
  const before = stateOf({ view: viewOf({ food: 3, dead: 0 }), log: { from: 0, lines: [lineOf('day')] }, turn: 0 });
  const lines = [lineOf('night', { at: 4 }), lineOf('ate', { at: 4 }), lineOf('moved', { at: 5 })];
  const outcome = { winners: [1] } as unknown as State['outcome'];

  function message(beats: StateMessage['beats']): StateMessage {
    const { view: _, ...rest } = stateOf({
      at: 6,
      turn: 1,
      log: { from: 1, lines },
      question: questionOf([]),
      outcome,
    });
    return beats ? { ...rest, beats } : { ...rest, view: viewOf({ food: 9 }) };
  }

  it('with a whole view are one state', () => {
    const states = statesOf(before, message(undefined));
    expect(states.map(({ view, at }) => [view, at])).toEqual([[{ food: 9 }, 6]]);
  });

  it('with beats are one state for each, with its own lines', () => {
    const states = statesOf(
      before,
      message([
        { lines: 2, change: { food: [1] } },
        { lines: 1, change: { dead: [1] } },
      ]),
    );
    expect(states.map(({ view }) => view)).toEqual([
      { food: 1, dead: 0 },
      { food: 1, dead: 1 },
    ]);
    expect(states.map(({ log }) => [log.from, log.lines.map(({ told }) => told)])).toEqual([
      [1, ['night', 'ate']],
      [3, ['moved']],
    ]);
  });

  it('ask and end only with the last beat', () => {
    const [first, last] = statesOf(
      before,
      message([
        { lines: 2, change: {} },
        { lines: 1, change: {} },
      ]),
    );
    expect([first?.question, first?.outcome, first?.turn, first?.at]).toEqual([null, null, 0, 4]);
    expect([last?.outcome, last?.turn, last?.at]).toEqual([outcome, 1, 6]);
    expect(last?.question).not.toBeNull();
  });
});
