import { describe, expect, it } from 'vitest';
import type * as discover from '../generated/discover';
import type * as outlive from '../generated/outlive';
import { choiceOf, lineOf, questionOf, stateOf } from '../testing/states';
import type { Line, State } from '../wire';
import { wordsOf, type Moment } from './guides';

const moment = (state: Partial<State>, log: Line[] = []): Moment => ({ state: stateOf(state), log });
const { asks, offers, named, happened, happenedToMe } = wordsOf<
  discover.QuestionKey,
  discover.Verb,
  discover.Telling
>();

describe('words', () => {
  const choices = [choiceOf(['move', 'A1'], 'space:A1'), choiceOf(['scout', 'B'], 'slot:B'), choiceOf(['pass'])];
  const asked = moment({ seat: 0, question: questionOf(choices, { key: 'discover-ask-turn' }) }, [
    lineOf('moved', { seat: 1 }),
    lineOf('hurt', { seat: 0 }),
  ]);
  const unasked = moment({});

  it('know the question', () => {
    expect(asks('discover-ask-turn')(asked)).toBe(true);
    expect(asks('discover-ask-vote', 'discover-ask-turn')(asked)).toBe(true);
    expect(asks('discover-ask-vote')(asked)).toBe(false);
    expect(asks('discover-ask-turn')(unasked)).toBe(false);
  });

  it('know what is offered, and its things', () => {
    expect([offers('move')(asked), offers('craft', 'scout')(asked)]).toEqual([true, true]);
    expect([offers('craft')(asked), offers('move')(unasked)]).toEqual([false, false]);
    expect(named('move', 'scout')(asked)).toEqual(['space:A1', 'slot:B']);
    expect(named('move')(unasked)).toEqual([]);
  });

  it('know what has happened, and to whom', () => {
    expect([happened('moved')(asked), happened('night')(asked)]).toEqual([true, false]);
    expect([happenedToMe('hurt')(asked), happenedToMe('moved')(asked)]).toEqual([true, false]);
  });

  it('are those of one game: the compiler refuses any other', () => {
    const other = wordsOf<outlive.QuestionKey, outlive.Verb, outlive.Telling>();
    // @ts-expect-error -- no question has this key
    expect(asks('discover-ask-tea')(asked)).toBe(false);
    // @ts-expect-error -- a question of another game
    expect(asks('ask-turn')(asked)).toBe(false);
    // @ts-expect-error -- no pick begins with this word
    expect(offers('teleport')(asked)).toBe(false);
    // @ts-expect-error -- chance rolls, seats do not
    expect(offers('rolled')(asked)).toBe(false);
    // @ts-expect-error -- a pick of another game
    expect(other.named('scout')(asked)).toEqual(['slot:B']);
    // @ts-expect-error -- no event has this name
    expect(happened('rained')(asked)).toBe(false);
  });
});
