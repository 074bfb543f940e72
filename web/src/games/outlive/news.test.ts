import { describe, expect, it } from 'vitest';
import { lineOf, outliveViewOf, stateOf } from '../../testing/states';
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
  it('are an account of the night that has passed, and its blows are not told twice', () => {
    const hungry = lineOf('starved', { seat: 0, details: { n: 1 } });
    const gone = lineOf('lost-survivor', { seat: 0 });
    const dawn = lineOf('dawn', { details: { n: 2 } });
    const recruited = lineOf('recruited', { seat: 0 });
    const log = [acted, lineOf('night'), hungry, gone, recruited, dawn, event, lost];
    const told = news(log, stateOf({ seat: 0, view: outliveViewOf() }), -1);
    expect(told?.night?.results.feeding.lost).toBe(1);
    expect(told?.night?.results.recruiting.gained).toBe(1);
    expect(told?.blows.map(({ line }) => line)).toEqual([lost]);
    expect(news([...log, acted], stateOf({ seat: 0, view: outliveViewOf() }), -1)).toBeNull();
  });
  it('have no night before the first day', () => {
    const told = news([lineOf('dawn'), event], stateOf({ seat: 0, view: outliveViewOf() }), -1);
    expect(told?.night).toBeNull();
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
    const lines = (...kinds: Parameters<typeof lineOf>[0][]) => kinds.map((told) => lineOf(told));
    expect(known(lines('gave', 'moved'), 10)).toBe(11);
    expect(known(lines('gave', 'starved', 'moved'), 10)).toBe(10);
    expect(known(lines('built', 'dawn', 'displayed', 'event-came', 'scarce'), 10)).toBe(10);
    expect(known(lines('event-came'), 10)).toBe(9);
  });
});
