import { describe, expect, it } from 'vitest';
import { lineOf, stateOf } from '../../testing/states';
import { known, news } from './news';

const event = lineOf('event-came', { details: { event: 'thieves' } });
const lost = lineOf('lost-token', { seat: 0, text: 'loses wood' });
const theirs = lineOf('lost-token', { seat: 1, text: 'loses metal' });
const acted = lineOf('moved', { seat: 0 });

describe('news', () => {
  it('are the event of the day and what it did to this seat', () => {
    const told = news([acted, event, lost, lost, theirs], stateOf({ seat: 0 }), -1);
    expect(told?.event).toBe('thieves');
    expect(told?.blows.map(({ line, index, until }) => [line.text, index, until])).toEqual([['loses wood', 2, 3]]);
    expect(told?.until).toBe(3);
  });

  it('are over once one has acted', () => expect(news([event, lost, acted], stateOf(), -1)).toBeNull());
  it('are over once they have been read', () => expect(news([event, lost], stateOf(), 1)).toBeNull());
  it('go on while one only endures', () => {
    expect(news([event, lineOf('ate', { seat: 0 }), lost], stateOf(), -1)?.until).toBe(2);
  });
  it('are none in the past and at the end', () => {
    expect(news([event], stateOf({ past: true }), -1)).toBeNull();
    expect(
      news([event], stateOf({ outcome: { winners: [], scores: [], reason: '', text: '', epilogue: [] } }), -1),
    ).toBeNull();
  });
  it('are of nobody’s losses for a spectator', () => {
    expect(news([event, lost], stateOf({ seat: null }), -1)?.blows).toEqual([]);
  });
});

describe('known', () => {
  it('is all that one’s own pick led to, up to what nobody was asked about', () => {
    const state = (...lines: Parameters<typeof lineOf>[0][]) =>
      stateOf({ log: { from: 10, lines: lines.map((told) => lineOf(told)) } });
    expect(known(state('gave', 'moved'))).toBe(11);
    expect(known(state('gave', 'starved', 'moved'))).toBe(10);
    expect(known(state('event-came'))).toBe(9);
  });
});
