import { describe, expect, it } from 'vitest';
import { lineOf } from '../../testing/states';
import type { Line, Telling } from '../../wire';
import { flights } from './flights';

const told = (kind: Telling, details: Line['details']): Line => lineOf(kind, { details: { seat: 0, ...details } });
const moved = (place: string, seat = 0): Line => lineOf('moved', { details: { seat, place } });
const ways = (line: Line, before: Line[] = []) =>
  flights([line], before).map(({ what, from, to }) => [what, from[0], to[0]]);

describe('flights', () => {
  it('carries every token from the place to the depot', () => {
    expect(ways(told('took', { resource: 'wood', place: 'forest', n: 2 }))).toEqual([
      ['wood', 'stock:forest', 'resource:0:wood'],
      ['wood', 'stock:forest', 'resource:0:wood'],
    ]);
  });

  it('takes meat from the stack where the hero came to last', () => {
    const before = [moved('mine'), moved('forest', 1)];
    expect(ways(told('caught', { n: 1 }), before)).toEqual([['meat', 'stack:mine', 'resource:0:meat']]);
  });

  it('hands tokens over from one shelter to another', () => {
    expect(ways(told('gave', { resource: 'metal', to: 1 }))).toEqual([
      ['metal', 'resource:0:metal', 'resource:1:metal'],
    ]);
  });

  it('knows a capsule from tokens of a search', () => {
    expect(ways(told('found', { tile: 'capsule', city: 'blackwood' }))).toEqual([
      ['tile', 'pile:blackwood', 'gauge:0'],
    ]);
    expect(ways(told('found', { tile: 'wood', city: 'blackwood' }))).toEqual([
      ['wood', 'pile:blackwood', 'resource:0:wood'],
    ]);
    expect(ways(told('found', { tile: 'empty', city: 'blackwood' }))).toEqual([]);
  });

  it('brings survivors to a room or into the airlock', () => {
    expect(ways(told('entered', { label: 'workshop' }))).toEqual([['survivor', 'airlock:0', 'room:0:workshop']]);
    expect(ways(told('welcomed', { spot: 'airlock' }), [moved('dam')])).toEqual([
      ['survivor', 'place:dam', 'airlock:0'],
    ]);
  });

  it('takes its time when somebody is robbed', () => {
    expect(flights([told('gave', { resource: 'metal', to: 1 })], [])[0]?.slow).toBe(true);
  });

  it('lets go what is eaten, paid, lost or spoiled', () => {
    expect(ways(told('ate', { resource: 'meat', n: 2 }))).toEqual([
      ['meat', 'resource:0:meat', undefined],
      ['meat', 'resource:0:meat', undefined],
    ]);
    expect(ways(told('lost-survivor', { spot: 'airlock' }))).toEqual([['survivor', 'airlock:0', undefined]]);
    expect(ways(told('spoiled', { meat: 1, water: 1 }))).toEqual([
      ['meat', 'resource:0:meat', undefined],
      ['water', 'resource:0:water', undefined],
    ]);
  });

  it('brings tonight’s wave from the track to the airlock, and what gets in to the gauge', () => {
    const night = told('night', { n: 3 });
    expect(ways(told('shielded', { n: 1 }), [night])).toEqual([['wave', 'day:3', 'airlock:0']]);
    expect(ways(told('worse', { n: 1 }), [night])).toEqual([['wave', 'day:3', 'gauge:0']]);
    const cloud = told('event-came', { event: 'radioactive-cloud' });
    expect(ways(told('worse', { n: 1 }), [cloud])).toEqual([['wave', 'event:radioactive-cloud', 'gauge:0']]);
  });

  it('is no flurry: six of a line, twelve of all', () => {
    const many = told('took', { resource: 'wood', place: 'forest', n: 9 });
    expect(flights([many], [])).toHaveLength(6);
    expect(flights([many, many, many], [])).toHaveLength(12);
  });

  it('leaves out what does not travel', () => expect(ways(told('night', {}))).toEqual([]));
});
