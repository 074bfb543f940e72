import { describe, expect, it } from 'vitest';
import { lineOf } from '../../testing/states';
import type { Telling } from '../../wire';
import { reveals, turnedOver } from './reveals';

const told = (kind: Telling, details = {}) => lineOf(kind, { seat: 1, details: { seat: 1, ...details } });
const faces = (...lines: Parameters<typeof reveals>[0]) =>
  reveals(lines, lines).map(({ face, name, from }) => [face, name, ...from]);

describe('reveals', () => {
  it('are tiles from the pile, equipment from the deck, game from the stack', () => {
    expect(faces(told('found', { city: 'blackwood', tile: 'empty' }))).toEqual([['tile', 'empty', 'pile:blackwood']]);
    expect(faces(told('drew', { equipment: 'bow' }))).toEqual([['equipment', 'bow', 'deck']]);
    expect(faces(told('moved', { place: 'mine' }), told('caught', { prey: 'prey-2', n: 3 }))).toEqual([
      ['prey', 'prey-2', 'stack:mine'],
    ]);
  });
  it('are the event of the day and the parts of the day', () => {
    expect(faces(told('event-came', { event: 'thieves' }))).toEqual([['event', 'thieves']]);
    expect(faces(told('night'), told('passed'))).toEqual([['sky', 'night']]);
  });
  it('are at most three at once, the last ones', () => {
    const all = ['water', 'wood', 'metal', 'empty'].map((tile) => told('found', { city: 'blackwood', tile }));
    expect(faces(...all).map(([, name]) => name)).toEqual(['wood', 'metal', 'empty']);
  });
});

it('turns over what is laid out at dawn, where it lies', () => {
  const lines = [
    told('displayed', { city: 'blackwood', equipment: 'bow' }),
    told('prey-shown', { stack: 'mine', prey: 'prey-1' }),
    told('took'),
  ];
  expect(turnedOver(lines)).toEqual(['display:blackwood:bow', 'stack:mine']);
});
