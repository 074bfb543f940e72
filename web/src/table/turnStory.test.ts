import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/states';
import type { Line } from '../wire';
import { storyOf, type Turns } from './turnStory';

const TURNS: Turns = { begin: ['turn'], end: ['night', 'day'], silent: ['turn', 'turn-ended'] };
const turn = (seat: number): Line => lineOf('turn', { seat });
const did = (seat: number, text: string): Line => lineOf('moved', { seat, text });
const told = (log: Line[], own: number | null = 0): [number, string[]] | null => {
  const story = storyOf(log, own, TURNS);
  return story && [story.seat, story.lines.map(({ line }) => line.text)];
};

describe('the story of a turn', () => {
  it('grows with the turn of another seat', () => {
    const log = [turn(0), did(0, 'a'), lineOf('turn-ended', { seat: 0 }), turn(1)];
    expect(told(log)).toEqual([1, []]);
    expect(told([...log, did(1, 'b')])).toEqual([1, ['b']]);
    expect(told([...log, did(1, 'b'), did(1, 'c')])).toEqual([1, ['b', 'c']]);
  });

  it('tells what the turn did to others as well', () => {
    expect(told([turn(1), did(1, 'b'), did(0, 'hurt')])).toEqual([1, ['b', 'hurt']]);
  });

  it('counts equal lines', () => {
    const story = storyOf([turn(1), did(1, 'wood'), did(1, 'wood'), did(1, 'stone')], 0, TURNS);
    expect(story?.lines.map(({ line, index, until }) => [line.text, until - index + 1])).toEqual([
      ['wood', 2],
      ['stone', 1],
    ]);
  });

  it('makes room for the next turn and for the night', () => {
    expect(told([turn(1), did(1, 'b'), turn(2)])).toEqual([2, []]);
    expect(told([turn(1), did(1, 'b'), lineOf('night')])).toBeNull();
    expect(told([turn(1), did(1, 'b'), lineOf('night'), lineOf('day'), did(1, 'chief')])).toBeNull();
  });

  it('stays when the own turn begins, until something happens in it', () => {
    const log = [turn(1), did(1, 'b'), turn(0)];
    expect(told(log)).toEqual([1, ['b']]);
    expect(storyOf(log, 0, TURNS)?.over).toBe(true);
    expect(told([...log, did(0, 'a')])).toBeNull();
    expect(told([turn(0), did(0, 'a')])).toBeNull();
  });

  it('tells a spectator every turn', () => {
    expect(told([turn(0), did(0, 'a')], null)).toEqual([0, ['a']]);
    expect(told([], null)).toBeNull();
  });

  it('may begin with something that is done', () => {
    const turns: Turns = { begin: ['moved'], end: ['night'] };
    const log = [did(1, 'b'), lineOf('took', { seat: 1, text: 'wood' })];
    expect(storyOf(log, 0, turns)?.lines.map(({ line }) => line.text)).toEqual(['b', 'wood']);
    expect(storyOf([...log, did(0, 'a')], 0, turns)).toBeNull();
  });
});
