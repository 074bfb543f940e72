import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { RADIUS } from './hexes';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const HEX = Math.sqrt(3) * RADIUS;

function camera(width = 800, height = 600): Camera {
  return Object.assign(new Camera(), { width, height });
}

/** Where a point of the map is on the screen. */
const onScreen = ({ scale, x, y }: Camera, at: { x: number; y: number }) => ({
  x: x + scale * at.x,
  y: y + scale * at.y,
});

function pointer(kind: 'fine' | 'coarse'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }));
}

beforeEach(() => pointer('fine'));

describe('fit', () => {
  it('shows a whole box in the middle of the room that margins leave', () => {
    const seen = camera();
    const box = { left: -500, right: 500, top: -300, bottom: 300 };
    seen.fit(box, { ...NONE, left: 100, bottom: 60 }, { x: 0, y: 0 });
    expect(onScreen(seen, { x: 0, y: 0 })).toEqual({ x: 450, y: 270 });
    expect(onScreen(seen, { x: -500, y: 0 }).x).toBeCloseTo(100);
    expect(onScreen(seen, { x: 500, y: 0 }).x).toBeCloseTo(800);
  });

  it('does not blow a small box up beyond what is comfortable', () => {
    const seen = camera();
    seen.fit({ left: 0, right: 10, top: 0, bottom: 10 }, NONE, { x: 5, y: 5 });
    expect(seen.scale).toBe(1.25);
  });

  it('stays readable: of a box that is too large it shows what is around a point, and nothing beyond its edge', () => {
    const seen = camera();
    const box = { left: -5000, right: 5000, top: -5000, bottom: 5000 };
    seen.fit(box, NONE, { x: 1000, y: 0 });
    expect(seen.scale * HEX).toBeCloseTo(36);
    expect(onScreen(seen, { x: 1000, y: 0 }).x).toBeCloseTo(400);
    seen.fit(box, NONE, { x: 5000, y: 0 });
    expect(onScreen(seen, { x: 5000, y: 0 }).x).toBeCloseTo(800);
  });

  it('gives fingers larger hexes', () => {
    pointer('coarse');
    const seen = camera();
    seen.fit({ left: -5000, right: 5000, top: -5000, bottom: 5000 }, NONE, { x: 0, y: 0 });
    expect(seen.scale * HEX).toBeCloseTo(46);
  });

  it('changes nothing while there is no room', () => {
    const seen = camera(100, 100);
    seen.fit({ left: 0, right: 10, top: 0, bottom: 10 }, { ...NONE, left: 100 }, { x: 0, y: 0 });
    expect([seen.scale, seen.x, seen.y]).toEqual([1, 0, 0]);
  });
});

describe('moving', () => {
  it('zooms around the pointer: what is under it stays there', () => {
    const seen = camera();
    seen.pan(30, -20);
    const before = { x: (200 - seen.x) / seen.scale, y: (150 - seen.y) / seen.scale };
    seen.zoom(1.7, { x: 200, y: 150 });
    const after = onScreen(seen, before);
    expect(after.x).toBeCloseTo(200);
    expect(after.y).toBeCloseTo(150);
    expect(seen.moved).toBe(true);
  });

  it('keeps its scale within limits', () => {
    const seen = camera();
    seen.zoom(100);
    expect(seen.scale).toBe(2.2);
    seen.zoom(0.0001);
    expect(seen.scale).toBe(0.14);
  });

  it('reveals a place with the smallest move, and does not count it as moved if it was seen', () => {
    const seen = camera();
    seen.reveal({ x: 400, y: 300 }, NONE);
    expect([seen.x, seen.y, seen.moved]).toEqual([0, 0, false]);
    seen.reveal({ x: -50, y: 650 }, { ...NONE, left: 10, bottom: 20 });
    expect([seen.x, seen.y, seen.moved]).toEqual([60, -70, true]);
  });

  it('approaches a place: in the middle, and near enough', () => {
    const seen = camera();
    seen.zoom(0.3);
    seen.approach({ x: 500, y: 100 }, { ...NONE, right: 200 });
    expect(onScreen(seen, { x: 500, y: 100 })).toEqual({ x: 300, y: 300 });
    expect(seen.scale).toBe(0.85);
  });

  it('says how it moves the drawing', () => {
    const seen = camera();
    seen.pan(1.234, 5);
    expect(seen.transform).toBe('translate(1.23px, 5.00px) scale(1.0000)');
  });
});
