// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../table.svelte';
import {
  choiceOf,
  discoverViewOf,
  lineOf,
  outliveViewOf,
  questionOf,
  stateOf,
  survivorOf,
  tableInfoOf,
} from '../testing/states';
import type { Line, State } from '../wire';
import { guides, type Moment } from './guides';
import { Guiding } from './guiding.svelte';

function step(game: string, name: string) {
  const found = guides[game]?.find((one) => one.name === name);
  if (!found) throw new Error(`no step ${name}`);
  return found;
}

const moment = (state: Partial<State>, log: Line[] = []): Moment => ({ state: stateOf(state), log });

describe('steps of Outlive', () => {
  const view = (round: number) => outliveViewOf({ round, events: { open: ['thieves'], unseen: [] } });

  it('tells of an event when there is one and it is one’s turn', () => {
    const asked = { view: view(2), question: questionOf([]) };
    const came = moment(asked, [lineOf('event-came')]);
    expect(step('outlive', 'event').when(moment(asked))).toBe(false);
    expect(step('outlive', 'event').when(came)).toBe(true);
    expect(step('outlive', 'event').things?.(came)).toEqual(['event:thieves']);
  });

  it('tells of the last day on the last day', () => {
    const { when } = step('outlive', 'last');
    expect([5, 6].map((round) => when(moment({ view: view(round), question: questionOf([]), turn: 0 })))).toEqual([
      false,
      true,
    ]);
    expect(when(moment({ view: view(6), question: null }))).toBe(false);
  });

  it('points at one’s own things', () => {
    expect(step('outlive', 'food').things?.(moment({ seat: 2 }))).toEqual([
      'resource:2:meat',
      'resource:2:water',
      'resource:2:canned-goods',
    ]);
  });

  it('points at what choices name', () => {
    const asked = moment({ question: questionOf([choiceOf(['move', 'x'], 'a', 'b'), choiceOf(['pass'], 'c')]) });
    expect(step('outlive', 'turn').things?.(asked)).toEqual(['a', 'b']);
  });
});

describe('steps of Discover', () => {
  it('tells of tiredness to one’s own survivor only', () => {
    const tired = guides.discover?.find(({ name, when }) => {
      const at = (stamina: number) =>
        moment({
          seat: 0,
          question: questionOf([choiceOf(['cook']), choiceOf(['recover']), choiceOf(['end-turn'])]),
          view: discoverViewOf({ survivors: [survivorOf({ stamina })] }),
        });
      return name !== 'goal' && when(at(2)) && !when(at(12));
    });
    expect(tired).toBeDefined();
  });
});

describe('guiding', () => {
  let table: { id: string; info: ReturnType<typeof tableInfoOf>; shown: State | null; log: Line[]; queue: State[] };

  beforeEach(() => {
    localStorage.clear();
    table = {
      id: 'T',
      info: tableInfoOf('outlive', []),
      shown: stateOf({ view: outliveViewOf() }),
      log: [],
      queue: [],
    };
  });

  const guide = (guided = true): Guiding => {
    const guiding = new Guiding(table as unknown as Table, guided);
    guiding.follow();
    return guiding;
  };

  it('tells one step after another, each once, also after the page was loaded again', () => {
    const guiding = guide();
    expect(guiding.step?.name).toBe('goal');
    guiding.done(step('outlive', 'goal'));
    guiding.follow();
    expect(guiding.step?.name).toBe('screen');
    expect(guide().step?.name).toBe('screen');
  });

  it('gives a step up with the question that it is about', () => {
    for (const name of ['goal', 'screen']) guide().done(step('outlive', name));
    table.shown = stateOf({ view: outliveViewOf(), question: questionOf([], { key: 'ask-leader' }) });
    const guiding = guide();
    expect(guiding.step?.name).toBe('leader');
    table.shown = stateOf({ view: outliveViewOf(), question: questionOf([], { key: 'ask-place' }) });
    guiding.follow();
    expect(guiding.step?.name).toBe('placing');
  });

  it('waits while others play and while one looks back', () => {
    table.queue = [stateOf()];
    expect(guide().step).toBeNull();
    table.queue = [];
    table.shown = stateOf({ past: true });
    expect(guide().step).toBeNull();
  });

  it('can be turned off and on, and stays so', () => {
    guide().turn(false);
    expect(guide().step).toBeNull();
    guide(false).turn(true);
    expect(guide(false).step?.name).toBe('goal');
  });

  it('is silent at a table without a guide', () => expect(guide(false).step).toBeNull());
});
