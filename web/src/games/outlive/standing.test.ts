import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../wire';
import type { Row } from './sheet';
import { placeOf, standingOf } from './standing';

const rowsOf = (counts: Partial<Record<Row['key'], number[]>>): Row[] =>
  Object.entries(counts).map(([key, counts]) => ({ key: key as Row['key'], counts }));
const ended = (winners: number[], scores: number[], reason = 'points'): Outcome => ({
  winners,
  scores,
  reason,
  text: '',
  epilogue: [],
});

describe('placeOf', () => {
  it('is by points, and shared by equal ones', () => {
    const outcome = ended([2], [33, 44, 47, 33]);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, outcome))).toEqual([3, 2, 1, 3]);
  });

  it('puts the winner of a tie first, and all who share the victory', () => {
    const tie = ended([1], [40, 40, 12], 'supplies');
    expect([0, 1, 2].map((seat) => placeOf(seat, tie))).toEqual([2, 1, 3]);
    expect([0, 1].map((seat) => placeOf(seat, ended([0, 1], [40, 40], 'shared')))).toEqual([1, 1]);
  });
});

describe('standingOf', () => {
  const rows = rowsOf({ events: [5, 13, 8], rooms: [4, 7, 7], survivors: [15, 17, 22], total: [24, 37, 37] });

  it('compares a loser with the winner, by the part that differs most', () => {
    expect(standingOf(0, ended([2], [24, 30, 37]), rows)).toEqual({
      seat: 0,
      place: 3,
      rival: 2,
      gap: 13,
      decided: { key: 'survivors', more: 22, less: 15 },
    });
  });

  it('compares the winner with the runner-up, also for spectators', () => {
    const outcome = ended([1], [24, 37, 30]);
    const lead = { seat: 1, place: 1, rival: 2, gap: 7, decided: { key: 'events', more: 13, less: 8 } };
    expect(standingOf(1, outcome, rows)).toEqual(lead);
    expect(standingOf(null, outcome, rows)).toEqual(lead);
  });

  it('names what broke a tie', () => {
    const tied = [...rows, ...rowsOf({ supplies: [0, 6, 4] })];
    expect(standingOf(2, ended([1], [24, 37, 37], 'supplies'), tied)).toMatchObject({
      place: 2,
      gap: 0,
      decided: { key: 'supplies', more: 6, less: 4 },
    });
    expect(standingOf(0, ended([1], [24, 37, 37], 'supplies'), tied)?.decided?.key).toBe('events');
  });

  it('names no rival of a shared victory, and nobody where nobody won', () => {
    expect(standingOf(1, ended([1, 2], [24, 37, 37], 'shared'), rows)).toMatchObject({ rival: null, decided: null });
    expect(standingOf(0, ended([1, 2], [24, 37, 37], 'shared'), rows)?.gap).toBe(13);
    expect(standingOf(0, ended([], [0, 0]), rows)).toBeNull();
  });
});
