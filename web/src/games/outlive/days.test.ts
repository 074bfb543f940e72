import { describe, expect, it } from 'vitest';
import { lineOf, outliveViewOf, shelterOf } from '../../testing/states';
import { days, mover } from './days';

const day = (n: number) => lineOf('day', { details: { n } });
const came = (event: string) => lineOf('event-came', { details: { event } });

describe('days', () => {
  it('has one for every wave', () => {
    expect(days(outliveViewOf(), []).map(({ n, wave }) => [n, wave])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 4],
    ]);
  });

  it('knows from the log which event came when, and who has overcome it', () => {
    const view = outliveViewOf({
      round: 3,
      events: { open: ['thieves'], unseen: [] },
      shelters: [shelterOf(0), shelterOf(1, { events: ['cave-in'] })],
    });
    const track = days(view, [day(1), day(2), came('cave-in'), day(3), came('thieves')]);
    expect(track.map(({ event, by }) => [event, by])).toEqual([
      [null, null],
      ['cave-in', 1],
      ['thieves', null],
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('leaves out an event that is not there any more', () => {
    expect(days(outliveViewOf({ round: 2 }), [day(2), came('thieves')])[1]?.event).toBeNull();
  });

  it('takes open events that the log does not tell of for the last ones', () => {
    const view = outliveViewOf({ round: 4, events: { open: ['thieves', 'nomads'], unseen: [] } });
    expect(days(view, []).map(({ event }) => event)).toEqual([null, null, 'thieves', 'nomads', null, null]);
  });
});

describe('mover', () => {
  const moved = lineOf('moved', { at: 3, details: { seat: 1, hero: 'hero-5' } });

  it('is the hero that moved last, up to this moment', () => {
    expect(mover([moved], 3)).toBe('hero:1:hero-5');
    expect(mover([moved], 2)).toBeNull();
  });

  it('is nobody once a new day or night has come', () => {
    expect(mover([moved, lineOf('night', { at: 4 })], 9)).toBeNull();
  });
});
