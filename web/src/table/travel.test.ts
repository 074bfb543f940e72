import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { lineOf, stateOf } from '../testing/states';
import { Travel } from './travel.svelte';

/** A table at a moment, and the moments that were requested from the server. */
function setOut(at = 20, since = 0): { table: Table; travel: Travel; asked: (number | null)[] } {
  const asked: (number | null)[] = [];
  const table = { shown: stateOf({ at, since }), log: [], look: (moment: number | null) => asked.push(moment) };
  const travel = new Travel(table as unknown as Table);
  travel.follow();
  return { table: table as unknown as Table, travel, asked };
}

function arrive(table: Table, travel: Travel, at: number): void {
  table.shown = stateOf({ at, past: true });
  travel.follow();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('travelling', () => {
  it('begins in the present', () => {
    const { travel } = setOut(20, 3);
    expect([travel.now, travel.since, travel.wanted, travel.open]).toEqual([20, 3, 20, false]);
  });

  it('asks for a moment, and never for one before the first or after the present', () => {
    const { travel, asked } = setOut(20, 3);
    travel.to(1);
    expect(travel.wanted).toBe(3);
    vi.advanceTimersByTime(100);
    travel.to(99);
    expect(travel.wanted).toBe(20);
    expect(asked).toEqual([3, null]);
  });

  it('asks rarely while the slider is dragged, and for the last wish in the end', () => {
    const { travel, asked } = setOut();
    for (const at of [15, 14, 13, 12]) travel.to(at);
    expect(asked).toEqual([15]);
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([15, 12]);
  });

  it('goes back further if one step back shows the same moment again', () => {
    const { table, travel, asked } = setOut();
    arrive(table, travel, 10);
    travel.backward();
    expect(asked.at(-1)).toBe(9);
    table.shown = stateOf({ at: 10, past: true });
    vi.advanceTimersByTime(100);
    expect(asked.at(-1)).toBe(8);
    table.shown = stateOf({ at: 10, past: true });
    vi.advanceTimersByTime(100);
    expect(asked.at(-1)).toBe(6);
    table.shown = stateOf({ at: 7, past: true });
    vi.advanceTimersByTime(100);
    expect(travel.wanted).toBe(7);
    expect(asked.at(-1)).toBe(6);
  });

  it('goes forward by one moment', () => {
    const { table, travel, asked } = setOut();
    arrive(table, travel, 10);
    travel.forward();
    expect(asked).toEqual([11]);
  });

  it('follows what is shown, but not while the slider is held', () => {
    const { table, travel } = setOut();
    travel.sliding = true;
    arrive(table, travel, 5);
    expect(travel.wanted).toBe(20);
    travel.sliding = false;
    arrive(table, travel, 5);
    expect(travel.wanted).toBe(5);
  });

  it('comes back to the present', () => {
    const { table, travel, asked } = setOut();
    travel.to(5);
    arrive(table, travel, 5);
    travel.back();
    expect(asked.at(-1)).toBeNull();
    expect([travel.open, travel.playing, travel.wanted]).toEqual([false, false, 20]);
  });
});

describe('playing', () => {
  it('starts over from the first moment when it stands at the end', () => {
    const { travel, asked } = setOut(20, 2);
    travel.play();
    expect(travel.playing).toBe(true);
    expect(asked).toEqual([2]);
  });

  it('shows one told moment after another, at its speed, and skips those at which nothing was told', () => {
    const { table, travel, asked } = setOut();
    travel.log = [lineOf('day', { at: 4 }), lineOf('moved', { at: 9 })];
    arrive(table, travel, 4);
    travel.playing = true;
    travel.speed = 4;
    travel.beat();
    vi.advanceTimersByTime(249);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual([9]);
  });

  it('comes to the present after the last told moment', () => {
    const { table, travel, asked } = setOut();
    arrive(table, travel, 9);
    travel.playing = true;
    travel.beat();
    vi.advanceTimersByTime(500);
    expect(asked).toEqual([null]);
  });

  it('stands still when it is stopped, and in the present', () => {
    const { table, travel, asked } = setOut();
    travel.playing = true;
    expect(travel.beat()).toBeUndefined();
    arrive(table, travel, 9);
    const stop = travel.beat();
    stop?.();
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual([]);
  });
});
