// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { steps } from '../games/outlive/guide';
import type { Table } from '../table.svelte';
import { lineOf, outliveViewOf, questionOf, stateOf, tableInfoOf } from '../testing/states';
import type { Line, State } from '../wire';
import type { Step } from './guides';
import { cover } from './covers.svelte';
import { Guiding } from './guiding.svelte';
import { wishGuide } from './wishes';

function step(name: string): Step {
  const found = steps.find((one) => one.name === name);
  if (!found) throw new Error(`no step ${name}`);
  return found;
}

describe('guiding', () => {
  let table: { id: string; info: ReturnType<typeof tableInfoOf>; shown: State | null; log: Line[]; queue: State[] };
  const load = vi.fn<() => Promise<Step[]>>();

  beforeEach(() => {
    localStorage.clear();
    load.mockReset().mockResolvedValue(steps);
    table = {
      id: 'T',
      info: tableInfoOf('outlive', []),
      shown: stateOf({ view: outliveViewOf() }),
      log: [],
      queue: [],
    };
  });

  const begin = (guided = true): Guiding => new Guiding(table as unknown as Table, load, guided);

  /** The guide once its steps are there, if it is on. */
  async function guide(guided = true): Promise<Guiding> {
    const guiding = begin(guided);
    if (guiding.on) await guiding.load();
    guiding.follow();
    return guiding;
  }

  it('tells one step after another, each once, also after the page was loaded again', async () => {
    const guiding = await guide();
    expect(guiding.step?.name).toBe('goal');
    guiding.done(step('goal'));
    guiding.follow();
    expect(guiding.step?.name).toBe('screen');
    expect((await guide()).step?.name).toBe('screen');
  });

  it('gives a step up with the question that it is about', async () => {
    for (const name of ['goal', 'screen']) (await guide()).done(step(name));
    table.log = [lineOf('dealt-room', { seat: 0 })];
    table.shown = stateOf({ view: outliveViewOf(), question: questionOf([], { key: 'ask-leader' }) });
    const guiding = await guide();
    expect(guiding.step?.name).toBe('leader');
    table.shown = stateOf({ view: outliveViewOf(), question: questionOf([], { key: 'ask-place' }) });
    guiding.follow();
    expect(guiding.step?.name).toBe('placing');
  });

  it('is silent after the end, and reads each step aloud once', async () => {
    const guiding = await guide();
    expect([guiding.isUnheard(step('goal')), guiding.isUnheard(step('goal'))]).toEqual([true, false]);
    expect(guiding.isUnheard(step('screen'))).toBe(true);
    table.shown = stateOf({ view: outliveViewOf(), closed: 'late' });
    expect(guiding.step).toBeNull();
  });

  it('waits while others play and while one looks back', async () => {
    table.queue = [stateOf()];
    expect((await guide()).step).toBeNull();
    table.queue = [];
    table.shown = stateOf({ past: true });
    expect((await guide()).step).toBeNull();
  });

  it('can be turned off and on, and stays so', async () => {
    (await guide()).turn(false);
    expect((await guide()).step).toBeNull();
    (await guide(false)).turn(true);
    expect((await guide(false)).step?.name).toBe('goal');
  });

  it('waits while something else on the table is to be read', async () => {
    const guiding = await guide();
    const uncover = cover();
    expect(guiding.step).toBeNull();
    uncover();
    expect(guiding.step?.name).toBe('goal');
  });

  it('does not tell what the player knows already', async () => {
    const guiding = await guide();
    guiding.leaveOut('goal');
    guiding.follow();
    expect(guiding.step?.name).toBe('screen');
  });

  it('tells spectators nothing', async () => {
    table.shown = stateOf({ view: outliveViewOf(), seat: null });
    expect((await guide()).step).toBeNull();
  });

  it('is on if an invited friend wants it', async () => {
    wishGuide('T');
    expect((await guide(false)).step?.name).toBe('goal');
  });

  it('is silent at a table without a guide', async () => expect((await guide(false)).step).toBeNull());

  it('loads its steps once, when it is wanted', async () => {
    const guiding = await guide(false);
    expect(load).not.toHaveBeenCalled();
    guiding.turn(true);
    guiding.turn(false);
    guiding.turn(true);
    await guiding.load();
    guiding.follow();
    expect(load).toHaveBeenCalledOnce();
    expect(guiding.step?.name).toBe('goal');
  });

  it('is silent if its steps cannot be loaded, and tries again when it is turned on again', async () => {
    load.mockRejectedValueOnce(new Error('the connection is gone'));
    const guiding = await guide();
    expect(guiding.step).toBeNull();
    guiding.turn(true);
    await guiding.load();
    guiding.follow();
    expect(guiding.step?.name).toBe('goal');
  });
});
