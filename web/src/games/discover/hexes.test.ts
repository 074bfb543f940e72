import { describe, expect, it } from 'vitest';
import { CELLS, SLOTS } from '../../generated/discover';
import { around, boxOf, corners, distance, flower, grown, middleOf, middleOfSlot, RADIUS, spacesOf } from './hexes';

const WIDE = Math.sqrt(3) * RADIUS;
const all = Array.from(SLOTS).flatMap(spacesOf);

describe('the board', () => {
  it('has nineteen tiles of seven spaces, no two in the same place', () => {
    expect(all).toHaveLength(19 * CELLS);
    const places = new Set(all.map((space) => `${middleOf(space).x.toFixed(3)},${middleOf(space).y.toFixed(3)}`));
    expect(places.size).toBe(all.length);
  });

  it('has the middle of a tile at its space 0, and space 1 east of it', () => {
    expect(middleOfSlot('C')).toEqual(middleOf('C0'));
    expect(middleOf('C1').x - middleOf('C0').x).toBeCloseTo(WIDE);
    expect(middleOf('C1').y).toBeCloseTo(middleOf('C0').y);
  });

  it('has neighbours one hex apart, and each is the neighbour of its neighbours', () => {
    for (const space of all) {
      around(space).forEach((other, direction) => {
        if (other === undefined) return;
        const [here, there] = [middleOf(space), middleOf(other)];
        expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(WIDE);
        expect(around(other)[(direction + 3) % 6]).toBe(space);
      });
    }
  });

  it('surrounds the middle of every tile by its own spaces, east first and then clockwise', () => {
    expect(around('A0')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
  });
});

describe('distance', () => {
  it('counts steps', () => {
    expect(distance('A0', 'A0', () => true)).toBe(0);
    expect(distance('A1', 'A4', () => true)).toBe(2);
  });

  it('goes around what may not be walked on', () => {
    expect(distance('A1', 'A4', (space) => space !== 'A0')).toBe(3);
  });

  it('is undefined where there is no way', () => {
    expect(distance('A0', 'B0', (space) => space.startsWith('A'))).toBeUndefined();
  });
});

describe('outlines', () => {
  it('has six corners at the radius, the first at 30 degrees', () => {
    expect(corners(10).map(({ x, y }) => Math.round(Math.hypot(x, y) * 1000))).toEqual(Array(6).fill(10_000));
    expect(corners(10)[0]?.x).toBeCloseTo(10 * Math.cos(Math.PI / 6));
    expect(corners(10)[0]?.y).toBeCloseTo(5);
  });

  it('draws a tile with eighteen corners, all beyond its middle hex', () => {
    expect(flower()).toHaveLength(18);
    for (const { x, y } of flower()) expect(Math.hypot(x, y)).toBeGreaterThan(RADIUS);
  });

  it('encloses tiles', () => {
    const box = boxOf(['A']);
    expect(box.right).toBeCloseTo(1.5 * WIDE);
    expect(box.left).toBeCloseTo(-1.5 * WIDE);
    expect(box.bottom).toBeCloseTo(2.5 * RADIUS);
  });

  it('grows a box, but not beyond the outer one', () => {
    const outer = { left: -200, right: 1000, top: -200, bottom: 1000 };
    const box = grown({ left: -100, right: 100, top: -100, bottom: 100 }, outer);
    expect(box.left).toBe(-200);
    expect(box.right).toBeCloseTo(100 + 1.35 * WIDE);
  });
});
