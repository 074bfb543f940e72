// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../table.svelte';
import { lineOf, stateOf, tableInfoOf } from '../testing/states';
import { verdict } from './verdict.svelte';

const ENDED = { winners: [1], scores: [3, 5], reason: 'points', text: '', epilogue: [] };
const LOG = [lineOf('convoy'), lineOf('scored', { seat: 0 })];
const info = tableInfoOf('outlive', []);
const at = (given: Partial<Table>): Table =>
  ({ id: 'T', log: [], shown: stateOf(), info, director: { hushed: [] }, ...given }) as unknown as Table;

beforeEach(() => {
  sessionStorage.clear();
  verdict.open('T');
});

describe('verdict', () => {
  it('hides the result of a finished game until it is told', () => {
    const table = at({ shown: stateOf({ outcome: ENDED }) });
    expect(verdict.hides(table)).toBe(true);
    verdict.tell(table);
    expect(verdict.hides(table)).toBe(false);
  });

  it('hides nothing while a game goes on or of the past', () => {
    expect(verdict.hides(at({}))).toBe(false);
    expect(verdict.hides(at({ shown: stateOf({ outcome: ENDED, past: true }) }))).toBe(false);
    expect(verdict.hides(at({ shown: null }))).toBe(false);
  });

  it('hides the result as soon as a line of the log gives it away', () => {
    expect(verdict.hides(at({ log: LOG }))).toBe(true);
    expect(verdict.readable(at({}), LOG)).toEqual([LOG[0]]);
    verdict.tell(at({ log: LOG }));
    expect(verdict.readable(at({}), LOG)).toEqual(LOG);
  });

  it('shows no line before it knows the game, and every line of a game without a count', () => {
    expect(verdict.readable(at({ info: null }), LOG)).toEqual([]);
    expect(verdict.readable(at({ info: tableInfoOf('pebbles', []) }), LOG)).toEqual(LOG);
  });

  it('is not told twice in one tab, but in every tab and at every table once', () => {
    verdict.tell(at({}));
    verdict.open('T');
    expect(verdict.told).toBe(true);
    verdict.open('U');
    expect(verdict.told).toBe(false);
  });

  it('tells nothing that is just being turned over', () => {
    const [before, found] = [lineOf('moved'), lineOf('found')];
    const director = { hushed: [found] } as unknown as Table['director'];
    expect(verdict.readable(at({ director }), [before, found])).toEqual([before]);
    expect(verdict.readable(at({}), [before, found])).toEqual([before, found]);
  });
});
