import { describe, expect, it } from 'vitest';
import { choiceOf, lineOf, outliveViewOf, questionOf, shelterOf, stateOf } from '../../testing/states';
import type { Moment, Step } from '../../table/guides';
import type { Line, State } from '../../wire';
import { steps } from './guide';

function step(name: string): Step {
  const found = steps.find((one) => one.name === name);
  if (!found) throw new Error(`no step ${name}`);
  return found;
}

const moment = (state: Partial<State>, log: Line[] = []): Moment => ({ state: stateOf(state), log });

describe('steps of Outlive', () => {
  const view = (round: number) => outliveViewOf({ round, events: { open: ['thieves'], unseen: [] } });

  it('tells of an event when there is one and it is one’s turn', () => {
    const asked = { view: view(2), question: questionOf([]) };
    const came = moment(asked, [lineOf('event-came')]);
    expect(step('event').when(moment(asked))).toBe(false);
    expect(step('event').when(came)).toBe(true);
    expect(step('event').things?.(came)).toEqual(['event:thieves']);
  });

  it('tells of the last day on the last day', () => {
    const { when } = step('last');
    expect([5, 6].map((round) => when(moment({ view: view(round), question: questionOf([]), turn: 0 })))).toEqual([
      false,
      true,
    ]);
    expect(when(moment({ view: view(6), question: null }))).toBe(false);
  });

  it('tells of the night while there is still time to prepare for it', () => {
    const evening = (left: number, key: 'ask-turn' | 'ask-recruit' = 'ask-turn') => {
      const heroes = shelterOf(0).heroes.map(
        (hero, i) => ({ ...hero, state: i < left ? 'idle' : 'standing' }) as const,
      );
      const shelters = [shelterOf(0, { heroes })];
      return moment({ seat: 0, view: outliveViewOf({ shelters }), question: questionOf([], { key }) });
    };
    const told = (at: Moment) => ['food', 'radiation', 'night'].filter((name) => step(name).when(at));
    expect(told(evening(3))).toEqual([]);
    expect(told(evening(2))).toEqual(['food', 'radiation']);
    expect(told(evening(1))).toEqual(['food', 'radiation', 'night']);
    expect(step('spoil').when(evening(0, 'ask-recruit'))).toBe(true);
  });

  it('tells of a shelter that was set up for the player', () => {
    const placing = { seat: 0, view: view(0), question: questionOf([], { key: 'ask-place' }) };
    expect(step('shelter').when(moment(placing))).toBe(true);
    expect(step('shelter').when(moment(placing, [lineOf('dealt-room', { seat: 0 })]))).toBe(false);
  });

  it('points at one’s own things', () => {
    expect(step('food').things?.(moment({ seat: 2 }))).toEqual([
      'resource:2:meat',
      'resource:2:water',
      'resource:2:canned-goods',
    ]);
  });

  it('points at what choices name', () => {
    const asked = moment({ question: questionOf([choiceOf(['move', 'x'], 'a', 'b'), choiceOf(['pass'], 'c')]) });
    expect(step('turn').things?.(asked)).toEqual(['a', 'b']);
  });
});
