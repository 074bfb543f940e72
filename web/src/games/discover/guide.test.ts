import { describe, expect, it } from 'vitest';
import { choiceOf, discoverViewOf, questionOf, stateOf, survivorOf } from '../../testing/states';
import type { Moment } from '../../table/guides';
import type { State } from '../../wire';
import { steps } from './guide';

const moment = (state: Partial<State>): Moment => ({ state: stateOf(state), log: [] });

describe('steps of Discover', () => {
  it('tells of tiredness to one’s own survivor only', () => {
    const tired = steps.find(({ name, when }) => {
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
