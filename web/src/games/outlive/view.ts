/** What a seat sees of Outlive, under the names that the drawing uses, and what follows from it. */
import {
  PARTS,
  type OutliveView,
  type PlaceName,
  type Resource,
  type RoomView,
  type ShelterView,
  type CityView,
  type StackView,
} from '../../generated/outlive';
import * as rules from '../../generated/outlive';
import type { State } from '../../wire';

export { MATERIALS, PARTS, PLACES, RESOURCES, SUPPLIES } from '../../generated/outlive';
export type {
  CityView as City,
  EquipmentName,
  EventName,
  FiguresView as Figures,
  GearState,
  HeroView as Hero,
  LeaderName,
  NightView as Night,
  OutliveView as View,
  Part,
  Phase,
  PlaceName,
  PreyName,
  Resource,
  RoomName,
  RoomView as Room,
  ShelterView as Shelter,
  SlotView as Slot,
  StackView as Stack,
  TileName,
} from '../../generated/outlive';

export type Amounts = Partial<Record<Resource, number>>;

/** What each place yields; cities and the ship yield other things. */
export const YIELD: Partial<Record<PlaceName, Resource>> = rules.YIELD;

/** The search pile and equipment of a place that is a city. */
export function cityAt(view: OutliveView, place: PlaceName): CityView | undefined {
  return (view.cities as Partial<Record<PlaceName, CityView>>)[place];
}

/** The wild game of a place where hunting is possible. */
export function stackAt(view: OutliveView, place: PlaceName): StackView | undefined {
  return (view.stacks as Partial<Record<PlaceName, StackView>>)[place];
}

/** The names that a record has entries for. */
export function namesIn<Name extends string>(record: Partial<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

/** The view in the state being drawn. */
export function viewOf({ view }: State): OutliveView {
  if (view?.game !== 'outlive') throw new Error('this is no state of Outlive');
  return view;
}

export const total = (shelter: ShelterView): number => PARTS.reduce((sum, part) => sum + shelter.score[part], 0);

export function survivors(shelter: ShelterView): number {
  return shelter.rooms.reduce((sum, room) => sum + room.survivors, shelter.airlock.survivors);
}

/** Whether a room works once per round in each city, not just once. */
export const isPerCity = (room: RoomView): boolean => rules.ONCE_IN_EACH_CITY.some((name) => name === room.room);

/** The other shelters in turn order from the player's own seat on, as they sit around the table. */
export function othersOf(view: OutliveView): ShelterView[] {
  const first = view.seat ?? 0;
  const around = [...view.shelters.slice(first), ...view.shelters.slice(0, first)];
  return around.filter((shelter) => shelter.seat !== view.seat);
}

/** How many spaces of the airlock come before each of its rows. */
export function spacesBefore(rows: number[]): number[] {
  return rows.map((_, n) => rows.slice(0, n).reduce((sum, row) => sum + row, 0));
}

/** Feeding and keeping: a room is full when all its spaces are taken, whether or not it has been used. */
export const isFull = (room: RoomView): boolean => room.built && room.survivors >= room.spaces;

/** A number as it is printed: +3, 0, −2. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

export const plain = (n: number): string => String(n).replace('-', '−');
