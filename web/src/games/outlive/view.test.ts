import { describe, expect, it } from 'vitest';
import { discoverViewOf, outliveViewOf, shelterOf, stateOf } from '../../testing/states';
import { cardsOf } from './hand';
import { sheet } from './sheet';
import { inPairs, symbol } from './symbols';
import {
  cityAt,
  isFull,
  isPerCity,
  othersOf,
  plain,
  signed,
  spacesBefore,
  stackAt,
  survivors,
  total,
  viewOf,
  type Figures,
  type Room,
} from './view';

const room = (given: Partial<Room> = {}): Room => ({
  room: 'workshop',
  label: 'workshop',
  built: true,
  survivors: 0,
  spaces: 2,
  upkeep: 1,
  works: false,
  used: [false, false],
  ...given,
});

describe('view', () => {
  it('is only that of this game', () => {
    const view = outliveViewOf();
    expect(viewOf(stateOf({ view }))).toBe(view);
    expect(() => viewOf(stateOf({ view: discoverViewOf() }))).toThrow('Outlive');
    expect(() => viewOf(stateOf({ view: null }))).toThrow('Outlive');
  });

  it('has stacks and cities only where they are', () => {
    const view = outliveViewOf();
    expect([stackAt(view, 'forest'), stackAt(view, 'dam')]).toEqual([view.stacks.forest, undefined]);
    expect([cityAt(view, 'blackwood'), cityAt(view, 'mine')]).toEqual([view.cities.blackwood, undefined]);
  });

  it('counts points and survivors', () => {
    const shelter = shelterOf(0, {
      score: { events: 5, rooms: 4, gauge: -3, survivors: 2, equipment: 1, pairs: 0 },
      rooms: [room({ survivors: 2 }), room({ survivors: 1 })],
      airlock: { survivors: 3, rows: [3] },
    });
    expect([total(shelter), survivors(shelter)]).toEqual([9, 6]);
  });

  it('has full rooms, and rooms that work once in each city', () => {
    expect([room({ survivors: 2 }), room({ survivors: 1 }), room({ survivors: 2, built: false })].map(isFull)).toEqual([
      true,
      false,
      false,
    ]);
    expect([room({ room: 'search-2' }), room({ room: 'empty-cupboard' }), room()].map(isPerCity)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('lists the others from the next seat on', () => {
    const shelters = [0, 1, 2, 3].map((seat) => shelterOf(seat));
    const seats = (seat: number | null) => othersOf(outliveViewOf({ seat, shelters })).map((shelter) => shelter.seat);
    expect([seats(1), seats(3), seats(null)]).toEqual([
      [2, 3, 0],
      [0, 1, 2],
      [0, 1, 2, 3],
    ]);
  });

  it('adds up the rows of the airlock', () => expect(spacesBefore([2, 3, 4])).toEqual([0, 2, 5]));
});

it('writes numbers as they are printed', () => {
  expect([signed(3), signed(0), signed(-2), plain(-12)]).toEqual(['+3', '0', '−2', '−12']);
});

describe('the score sheet', () => {
  const view = outliveViewOf({
    shelters: [
      shelterOf(0, {
        resources: { meat: 1, water: 2, 'canned-goods': 3, wood: 4, metal: 0, microchip: 0, munition: 5 },
      }),
      shelterOf(1, { score: { events: 7, rooms: 1, gauge: -2, survivors: 0, equipment: 0, pairs: 0 } }),
    ],
  });
  const rows = (reason: string) => sheet(view, reason).map(({ key, counts }) => [key, ...counts]);

  it('has all parts and their sum', () => {
    expect(rows('points')).toEqual([
      ['events', 0, 7],
      ['rooms', 0, 1],
      ['gauge', 0, -2],
      ['survivors', 0, 0],
      ['equipment', 0, 0],
      ['pairs', 0, 0],
      ['total', 0, 6],
    ]);
  });

  it('shows what decided a tie: supplies, then all else', () => {
    expect(rows('supplies').slice(7)).toEqual([['supplies', 6, 0]]);
    expect(rows('goods').slice(7)).toEqual([
      ['supplies', 6, 0],
      ['goods', 9, 0],
    ]);
  });
});

describe('matching equipment', () => {
  const figures = {
    equipment: {
      bow: { pair: 'backpack', cost: {} },
      axe: { pair: 'crowbar', cost: {} },
      backpack: { pair: 'bow', cost: {} },
      crowbar: { pair: 'axe', cost: {} },
    },
  } as unknown as Figures;

  it('shares a symbol, of which the first has the left half', () => {
    expect(symbol('bow', figures).path).toBe(symbol('backpack', figures).path);
    expect(symbol('bow', figures).path).not.toBe(symbol('axe', figures).path);
    expect(['bow', 'backpack', 'axe', 'crowbar'].map((kind) => symbol(kind as 'bow', figures).isLeft)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('lies side by side, left half first', () => {
    expect(inPairs(['crowbar', 'backpack', 'axe', 'bow'], figures)).toEqual(['axe', 'crowbar', 'bow', 'backpack']);
    expect(inPairs(['crowbar', 'bow'], figures)).toEqual(['crowbar', 'bow']);
  });
});

it('gives up the first of two equal cards', () => {
  expect(cardsOf(['look', 'dismantle', 'look'], ['look']).map(({ key, gone }) => [key, gone])).toEqual([
    ['look/0', true],
    ['dismantle/0', false],
    ['look/1', false],
  ]);
});
