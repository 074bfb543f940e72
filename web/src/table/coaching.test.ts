// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Refused, Words } from '../wire';
import { Coaching, PATIENCE, type Coached } from './coaching.svelte';

const MOVE: Words = ['move', 'hero-5', 'dam'] as unknown as Words;
const BETTER: Words = ['move', 'hero-4', 'mine'] as unknown as Words;

function tableOf(answer: Promise<Answer | Refused>, guided = true) {
  const known = { guided, seq: 7, waiting: false, shown: null as Words | null, why: '' };
  const coached: Coached = {
    get guided() {
      return known.guided;
    },
    judge: () => answer,
    now: () => known.seq,
    wait: (waiting) => (known.waiting = waiting),
    show: (pick, why) => Object.assign(known, { shown: pick, why }),
  };
  return { known, coached };
}

const silent = (): Promise<Answer> => Promise.resolve({ say: 'answer', id: 'a' });
const objects = (): Promise<Answer> =>
  Promise.resolve({ say: 'answer', id: 'a', text: 'You are 2 water short.', better: BETTER });

describe('the coach', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is on in guided games only, until somebody decides otherwise', () => {
    const { known, coached } = tableOf(silent(), false);
    const coaching = new Coaching(coached);
    expect(coaching.on).toBe(false);
    known.guided = true;
    expect(coaching.on).toBe(true);
    coaching.turn(false);
    expect(coaching.on).toBe(false);
    expect(new Coaching(coached).on, 'remembered').toBe(false);
  });

  it('lets a pick go at once when it is off', () => {
    const go = vi.fn();
    new Coaching(tableOf(objects(), false).coached).consult(MOVE, go);
    expect(go).toHaveBeenCalledOnce();
  });

  it('lets a good pick go', async () => {
    const go = vi.fn();
    const { known, coached } = tableOf(silent());
    const coaching = new Coaching(coached);
    coaching.consult(MOVE, go);
    expect(known.waiting, 'nothing else can be picked meanwhile').toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(go).toHaveBeenCalledOnce();
    expect(known.waiting).toBe(false);
    expect(coaching.warning).toBeNull();
  });

  it('asks before a bad pick, and obeys', async () => {
    const go = vi.fn();
    const { known, coached } = tableOf(objects());
    const coaching = new Coaching(coached);
    coaching.consult(MOVE, go);
    await vi.advanceTimersByTimeAsync(0);
    expect(coaching.warning?.text).toBe('You are 2 water short.');
    expect(coaching.warning?.ends).toBe(false);
    expect(go).not.toHaveBeenCalled();
    coaching.thinkAgain();
    expect([coaching.warning, known.shown]).toEqual([null, BETTER]);
    expect(known.why, 'not what an earlier hint said').toBe('You are 2 water short.');
    expect(go).not.toHaveBeenCalled();
    coaching.consult(MOVE, go);
    await vi.advanceTimersByTimeAsync(0);
    coaching.goOn();
    expect(go).toHaveBeenCalledOnce();
    expect(coaching.warning).toBeNull();
  });

  it('knows when the turn would end', async () => {
    const coaching = new Coaching(tableOf(objects()).coached);
    coaching.consult(null, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    expect(coaching.warning?.ends).toBe(true);
  });

  it('never holds up a pick for longer than its patience', async () => {
    const go = vi.fn();
    const coaching = new Coaching(tableOf(new Promise<Answer>(() => undefined)).coached);
    coaching.consult(MOVE, go);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(go).toHaveBeenCalledOnce();
  });

  it('drops a pick whose question is gone', async () => {
    const go = vi.fn();
    const { known, coached } = tableOf(objects());
    const coaching = new Coaching(coached);
    coaching.consult(MOVE, go);
    known.seq = 8;
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(go).not.toHaveBeenCalled();
    expect(coaching.warning).toBeNull();
  });
});
