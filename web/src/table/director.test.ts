// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../preferences.svelte';
import { lineOf, stateOf } from '../testing/states';
import type { State } from '../wire';
import { Director } from './director.svelte';

const HOLD = 100;
let seen: number[];
let director: Director;

const scene = (at: number, ...told: string[]): State =>
  stateOf({ at, log: { from: at, lines: told.map((kind) => lineOf(kind as never)) } });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  preferences.speed = 'normal';
  seen = [];
  director = new Director((state) => seen.push(state.at), HOLD);
  director.holds = { night: 300, displayed: 20 };
});
afterEach(() => void vi.useRealTimers());

describe('the director', () => {
  it('shows the first scene at once and each for as long as it takes', () => {
    director.play([scene(1, 'night'), scene(2, 'displayed'), scene(3, 'moved')]);
    expect([seen, director.playing]).toEqual([[1], true]);
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(20);
    expect([seen, director.playing]).toEqual([[1, 2, 3], false]);
  });

  it('knows what is being shown, and when it is over', () => {
    director.play([scene(1, 'night'), scene(2, 'moved')]);
    expect(director.scene.map(({ told }) => told)).toEqual(['night']);
    vi.advanceTimersByTime(300 + HOLD);
    expect(director.scene).toEqual([]);
  });

  it('lets what comes later wait its turn', () => {
    director.play([scene(1, 'moved')]);
    director.play([scene(2, 'moved')]);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(HOLD);
    expect(seen).toEqual([1, 2]);
  });

  it('skips nothing but time', () => {
    director.play([scene(1, 'night'), scene(2, 'moved'), scene(3, 'moved')]);
    director.skip();
    expect([seen, director.playing, director.scene]).toEqual([[1, 2, 3], false, []]);
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('begins at once with what the player did', () => {
    director.play([scene(1, 'night'), scene(2, 'moved')]);
    director.begin([scene(3, 'moved'), scene(4, 'moved')]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it.each([
    ['slow', 180],
    ['fast', 50],
  ] as const)('plays %s', (speed, time) => {
    preferences.speed = speed;
    director.play([scene(1, 'moved'), scene(2, 'moved')]);
    vi.advanceTimersByTime(time - 1);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
  });

  it('shows all at once if that is wanted', () => {
    preferences.speed = 'instant';
    director.play([scene(1, 'night'), scene(2, 'moved')]);
    expect([seen, director.playing]).toEqual([[1, 2], false]);
  });

  it('tells what is turned over only once it can be seen', () => {
    director.turning = ['found'];
    director.play([scene(1, 'found'), scene(2, 'moved')]);
    expect(director.hushed.map(({ told }) => told)).toEqual(['found']);
    vi.advanceTimersByTime(HOLD / 2);
    expect(director.hushed).toEqual([]);
    director.play([scene(3, 'found')]);
    director.skip();
    expect(director.hushed).toEqual([]);
  });
});
