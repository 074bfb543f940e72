import { describe, expect, it } from 'vitest';
import { discoverViewOf, stateOf, survivorOf } from '../../testing/states';
import { middleOf, RADIUS } from './hexes';
import { patches, upSlots } from './land';
import { bareSymbols, occupants } from './occupants';
import { cellOf, hurt, nameOf, ownSeat, viewOf, type Cell, type View } from './view';

const cell = (given: Partial<Cell> = {}): Cell => ({ ground: 'flat', cost: 1, ...given });
/** A face-up tile, with some of its spaces as given. */
const tile = (given: Partial<Record<number, Partial<Cell>>> = {}) => ({
  spaces: [0, 1, 2, 3, 4, 5, 6].map((n) => cell(given[n])),
});
const NOBODY: Partial<View> = { survivors: [] };

describe('view', () => {
  it('is only that of this game', () => {
    expect(() => viewOf(stateOf())).toThrow('Discover');
    const view = discoverViewOf();
    expect(viewOf(stateOf({ view }))).toBe(view);
  });

  it('knows spaces of open tiles only', () => {
    const view = discoverViewOf({ map: { A: tile({ 3: { ground: 'river' } }), B: { back: 2 } } });
    expect(cellOf(view, 'A3')?.ground).toBe('river');
    expect(cellOf(view, 'B3')).toBeUndefined();
    expect(cellOf(view, 'C0')).toBeUndefined();
    expect(upSlots(view)).toEqual(['A']);
  });

  it('names tokens as picks do', () => {
    expect(nameOf({ symbol: 'leaf' })).toBe('leaf');
    expect(nameOf({ symbol: 'leaf', resources: ['food', 'wood'] })).toBe('food+wood');
    expect(nameOf({ symbol: 'leaf', number: 12 })).toBe('card-12');
  });

  it('shows a spectator the seat whose turn it is, or the chief', () => {
    expect(ownSeat(discoverViewOf({ seat: 1, turn: 0 }))).toBe(1);
    expect(ownSeat(discoverViewOf({ seat: null, turn: 2 }))).toBe(2);
    expect(ownSeat(discoverViewOf({ seat: null, turn: -1, chief: 1 }))).toBe(1);
  });

  it('counts wounds of every kind', () => {
    expect(hurt(survivorOf({ damage: { hunger: 1, thirst: 0, sickness: 2, physical: 1 } }))).toBe(4);
  });
});

describe('occupants', () => {
  it('has everything that lies, burns, prowls and walks, by its key', () => {
    const view = discoverViewOf({
      map: { A: tile({ 1: { landmark: 7 } }) },
      searched: ['A1'],
      fires: { A0: true },
      water: { A2: ['clean-water'] },
      lying: { A3: [{ symbol: 'leaf' }, { symbol: 'leaf' }, { resources: ['wood'] }] },
      foes: [
        { id: 4, kind: 'monster', space: 'A5', enemy: null },
        { id: 5, kind: 'special', space: null, enemy: 3 },
      ],
      survivors: [
        survivorOf({ space: 'A6' }),
        survivorOf({ space: 'A6', status: 'won' }),
        survivorOf({ space: 'A4', status: 'lost' }),
      ],
    });
    const found = occupants(view);
    expect(found.map(({ key }) => key)).toEqual([
      'landmark:7',
      'fire:A0',
      'water:A2',
      'lying:A3:leaf',
      'lying:A3:wood',
      'foe:4',
      'survivor:0',
      'survivor:2',
    ]);
    expect(found[0]).toMatchObject({ kind: 'landmark', searched: true });
    expect(found[1]).toMatchObject({ kind: 'fire', burning: true, camp: true });
    expect(found[3]).toMatchObject({ kind: 'token', count: 2 });
    expect(found.at(-1)).toMatchObject({ kind: 'survivor', lost: true });
  });

  it('stand alone in the middle of a space, several around it and smaller', () => {
    const [alone] = occupants(discoverViewOf({ ...NOBODY, fires: { B0: false } }));
    expect(alone && Math.hypot(alone.x - middleOf('B0').x, alone.y - middleOf('B0').y)).toBeLessThan(5);
    expect(alone?.size).toBe(1);
    for (const count of [2, 3, 7, 12]) {
      const foes = Array.from({ length: count }, (_, id) => ({
        id,
        kind: 'monster' as const,
        space: 'B0',
        enemy: null,
      }));
      const crowd = occupants(discoverViewOf({ ...NOBODY, foes }));
      expect(new Set(crowd.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
      for (const { x, y, size } of crowd) {
        expect(Math.hypot(x - middleOf('B0').x, y - middleOf('B0').y)).toBeLessThan(RADIUS);
        expect(size).toBeLessThan(1);
      }
    }
  });

  it('shows the symbols of spaces whose token was taken', () => {
    const view = discoverViewOf({
      map: { A: tile({ 1: { symbol: 'paw' }, 2: { symbol: 'bone' } }) },
      lying: { A2: [{ symbol: 'bone' }] },
    });
    expect(bareSymbols(view)).toEqual([{ space: 'A1', symbol: 'paw' }]);
  });
});

describe('land', () => {
  it('has a patch for every space of an open tile, and none for fog', () => {
    const view = discoverViewOf({ map: { A: tile({ 2: { target: true } }), B: { back: 1 } } });
    expect(patches(view, 'A').map(({ space, target }) => [space, target])).toEqual(
      ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((space) => [space, space === 'A2']),
    );
    expect(patches(view, 'B')).toEqual([]);
  });

  it('draws the smaller of two grounds towards a neighbour that has it', () => {
    const shore = (n: number) => {
      const view = discoverViewOf({
        map: { A: tile({ 0: { ground: 'flat', parts: ['flat', 'lake'] }, [n]: { ground: 'lake' } }) },
      });
      return patches(view, 'A')[0]?.part;
    };
    expect(shore(1)?.ground).toBe('lake');
    // East is to the right: its line begins farther right than in the west.
    const start = (n: number): number => Number(/^M(-?[\d.]+)/.exec(shore(n)?.d ?? '')?.[1]);
    expect(start(1)).toBeGreaterThan(start(4));
  });
});
