import { describe, expect, it } from 'vitest';
import { PLACES } from '../../generated/outlive';
import type { Table } from '../../table.svelte';
import { outliveViewOf, shelterOf } from '../../testing/states';
import { berths, foothold, parts, plan, type Box } from './geometry';
import { dangers, pressure, standings, threat } from './heroes';
import type { Hero, Shelter } from './view';

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A shelter whose heroes are at these places. */
function placed(
  seat: number,
  places: Partial<Record<Hero['hero'], Pick<Hero, 'place' | 'state'> & Partial<Hero>>>,
): Shelter {
  const shelter = shelterOf(seat);
  return { ...shelter, heroes: shelter.heroes.map((hero) => ({ ...hero, ...places[hero.hero] })) };
}

describe('plan', () => {
  it.each([
    [1280, 500],
    [390, 600],
    [10, 10],
    [0, 0],
  ])('lays out %i x %i without overlap, inside the drawing', (w, h) => {
    const drawn = plan(w, h);
    const boxes = [...PLACES.map((place) => drawn.places[place]), drawn.centre];
    boxes.forEach((box, n) => {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= drawn.w && box.y + box.h <= drawn.h).toBe(true);
      expect(boxes.slice(n + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
  });

  it('keeps the proportions of its room', () => {
    const drawn = plan(2000, 1000);
    expect(drawn.w / drawn.h).toBeCloseTo(2);
    expect(drawn.wide).toBe(true);
    expect(plan(500, 900).wide).toBe(false);
  });

  it('lays neighbours of the ring beside each other', () => {
    const { places } = plan(1000, 500);
    PLACES.forEach((place, n) => {
      const [here, next] = [places[place], places[PLACES[(n + 1) % PLACES.length] ?? place]];
      expect([Math.abs(here.x - next.x) < 1, Math.abs(here.y - next.y) < 1]).toContain(true);
    });
  });

  it.each([true, false])('has room for all berths of the ship (wide: %s)', (wide) => {
    const ship = plan(wide ? 1000 : 400, wide ? 450 : 700).places['cargo-ship'];
    const spots = berths(wide, ship);
    expect(spots).toHaveLength(4);
    spots.forEach((spot, n) => {
      expect(spot.x >= 0 && spot.x + spot.w <= ship.w && spot.y + spot.h <= ship.h).toBe(true);
      expect(spots.slice(n + 1).filter((other) => overlap(spot, other))).toEqual([]);
    });
    const { tray, tile } = parts(wide, ship);
    expect(overlap(tray, tile)).toBe(false);
  });

  it('spreads heroes on their ground, a crowd in two ranks', () => {
    const ground = { x: 0, y: 0, w: 100, h: 40 };
    expect(foothold(ground, 0, 1)).toEqual({ x: 50, y: 38 });
    const crowd = [0, 1, 2, 3].map((n) => foothold(ground, n, 4));
    expect(crowd.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5]);
    expect(crowd.map(({ y }) => y)).toEqual([38, 27, 38, 27]);
  });
});

describe('heroes', () => {
  const layout = plan(1000, 500);
  const at = (place: Hero['place'], state: Hero['state'] = 'standing') => ({ place, state });

  it('stand where they are; those of others that are nowhere are not seen', () => {
    const view = outliveViewOf({ shelters: [placed(0, { 'hero-5': at('dam') }), placed(1, {})] });
    const seen = standings(view, layout);
    expect(seen.map(({ key }) => key)).toEqual(['hero:0:hero-5']);
    const { x, y, w, h } = layout.places.dam;
    expect(seen[0] && seen[0].at.x > x && seen[0].at.x < x + w && seen[0].at.y > y && seen[0].at.y < y + h).toBe(true);
  });

  it('wait in the middle while one places them', () => {
    const view = outliveViewOf({ phase: 'placement', shelters: [placed(0, {}), placed(1, {})] });
    expect(standings(view, layout).map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
  });

  it('never stand on each other', () => {
    const everywhere = [0, 1].map((seat) =>
      placed(seat, { 'hero-5': at('dam'), 'hero-4': at('mine'), 'hero-3a': at('cargo-ship') }),
    );
    const cargo = [
      { slot: 'slot-3' as const, 'canned-goods': 2, survivors: 1, heroes: [[0, 'hero-3a']] as [number, 'hero-3a'][] },
    ];
    const spots = standings(outliveViewOf({ shelters: everywhere, cargo }), layout).map(
      ({ at: { x, y } }) => `${x},${y}`,
    );
    expect(new Set(spots).size).toBe(spots.length);
  });

  it('press weaker heroes by the difference in strength, where the chosen one can go', () => {
    const view = outliveViewOf({ shelters: [placed(0, {}), placed(1, { 'hero-3a': at('dam') })] });
    const [standing] = standings(view, layout);
    const table = (offered: boolean, chosen = ['hero:0:hero-5']) =>
      ({ chosen, isOffered: () => offered }) as unknown as Table;
    if (!standing) throw new Error('somebody stands there');
    expect(pressure(table(true), view, standing)).toBe(2);
    expect(pressure(table(false), view, standing)).toBe(0);
    const lying = { ...standing, hero: { ...standing.hero, state: 'done' as const } };
    expect(pressure(table(true), view, lying)).toBe(0);
    expect(pressure(table(true, []), view, standing)).toBe(0);
    expect(pressure(table(true), { ...view, phase: 'night' }, standing)).toBe(0);
    expect(pressure(table(true, ['hero:0:hero-3b']), view, standing)).toBe(0);
  });

  it('fear only stronger heroes of others that can still come', () => {
    const comes = { place: 'forest' as const, state: 'idle' as const, reach: ['dam' as const] };
    const rival = placed(1, { 'hero-3a': comes, 'hero-4': comes, 'hero-5': { ...comes, reach: [] } });
    const own = placed(0, { 'hero-3a': at('dam'), 'hero-5': { place: 'mine', state: 'idle' } });
    const view = outliveViewOf({ shelters: [own, rival] });
    const [standing] = own.heroes;
    if (!standing) throw new Error('somebody stands there');
    expect(dangers(view, 0, standing)).toEqual([{ seat: 1, key: 'hero:1:hero-4', pressure: 1 }]);
    expect(dangers({ ...view, phase: 'night' }, 0, standing)).toEqual([]);
    expect(dangers({ ...view, seat: 1 }, 0, standing), 'other people’s worries').toEqual([]);
    expect(threat(view, ['hero:0:hero-3a'], 'place:dam', 'hero:1:hero-4')).toBe(1);
    expect(threat(view, ['hero:0:hero-3a'], 'place:dam', 'hero:1:hero-5')).toBe(0);
    expect(threat(view, ['hero:0:hero-5'], 'place:dam', 'hero:1:hero-4')).toBe(0);
    expect(threat(view, [], 'place:dam', 'hero:1:hero-4')).toBe(0);
  });
});
