import { describe, expect, it } from 'vitest';
import { choiceOf, lineOf, outliveViewOf, questionOf, stateOf } from '../../testing/states';
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
