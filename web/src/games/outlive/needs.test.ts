import { describe, expect, it } from 'vitest';
import { choiceOf, outliveViewOf, shelterOf } from '../../testing/states';
import { lastHero, reachable, shortage, sources } from './needs';
import type { Room, Shelter, View } from './view';

const stores = { meat: 0, water: 0, 'canned-goods': 0, wood: 0, metal: 0, microchip: 0, munition: 0 };
const spring = { room: 'permanent-water', works: true, used: [false, false] } as unknown as Room;
const all = ['dam', 'forest', 'cargo-ship'] as const;

function board(given: Partial<View> = {}): View {
  const view = outliveViewOf({
    places: [{ place: 'dam', stock: 4, total: 12 }],
    cargo: [{ slot: 'slot-4', 'canned-goods': 2, survivors: 1, heroes: [] }],
    ...given,
  });
  view.stacks = { ...view.stacks, forest: { top: 'prey-1', size: 3, tiles: null } };
  view.figures.prey = { 'prey-1': { endurance: 5, meat: [2, 3] } } as View['figures']['prey'];
  return view;
}

describe('what is missing tonight', () => {
  it('is water for the airlock first', () => {
    const tonight = { supplies: 2, water: 2, missing: 3, radiation: 0 };
    expect(shortage(shelterOf(0, { tonight, resources: { ...stores, water: 1 } }))).toEqual({ water: 1, supplies: 2 });
  });
  it('is less by the permanent water', () => {
    const tonight = { supplies: 0, water: 2, missing: 1, radiation: 0 };
    expect(shortage(shelterOf(0, { tonight, rooms: [spring] }))).toEqual({ water: 1, supplies: 0 });
  });
  it('is nothing at night', () => expect(shortage(shelterOf(0))).toEqual({ water: 0, supplies: 0 }));
});

describe('the last hero', () => {
  const withIdle = (n: number): Shelter => {
    const shelter = shelterOf(0);
    const heroes = shelter.heroes.map((hero, at) => ({ ...hero, state: at < n ? ('idle' as const) : 'standing' }));
    return { ...shelter, heroes } as Shelter;
  };
  it('is the only one that has not acted', () => {
    expect(lastHero(withIdle(1))?.hero).toBe('hero-3a');
    expect(lastHero(withIdle(2))).toBeNull();
    expect(lastHero(withIdle(0))).toBeNull();
  });
  it('reaches the places it is offered', () => {
    const choices = [
      choiceOf(['move', 'hero-5', 'dam'], 'hero:0:hero-5', 'place:dam'),
      choiceOf(['stay', 'hero-5'], 'hero:0:hero-5', 'place:mine'),
    ];
    expect(reachable(choices)).toEqual(['dam']);
  });
});

describe('places that give what is missing', () => {
  const shelter = shelterOf(0, { resources: { ...stores, microchip: 1, munition: 1 } });
  const found = (view: View, need = { water: 0, supplies: 2 }, me = shelter, strength = 4) =>
    sources(view, me, strength, [...all], need).map(({ place, gives, n }) => [place, gives, n]);

  it('are the Dam, the hunt and the ship', () => {
    expect(found(board())).toEqual([
      ['dam', 'water', null],
      ['forest', 'meat', 2],
      ['cargo-ship', 'canned-goods', 2],
    ]);
  });
  it('are only those with water, if only water is missing', () => {
    expect(found(board(), { water: 1, supplies: 0 })).toEqual([['dam', 'water', null]]);
  });
  it('are not the Dam without a microchip, nor a hunt that is too hard, nor a slot that is taken', () => {
    const taken = board({ cargo: [{ slot: 'slot-4', 'canned-goods': 2, survivors: 1, heroes: [[1, 'hero-4']] }] });
    expect(found(taken, { water: 0, supplies: 2 }, shelterOf(0))).toEqual([]);
  });
  it('change with the events of the day', () => {
    const events = (open: View['events']['open']) => board({ events: { open, unseen: [] } });
    expect(found(events(['sandstorm']))).toEqual([['dam', 'water', null]]);
    expect(found(events(['animal-mutation'])).map(([place]) => place)).toEqual(['dam', 'cargo-ship']);
    expect(found(events(['epizootic-disease']))).toContainEqual(['forest', 'meat', 1]);
  });
  it('bring more of an animal that was caught before', () => {
    expect(found(board(), undefined, { ...shelter, caught: { 'prey-1': 4 } })).toContainEqual(['forest', 'meat', 3]);
  });
});
