/** What will be missing tonight, and which places still give it. */
import type { Choice } from '../../wire';
import { stackAt, type PlaceName, type Resource, type Shelter, type View } from './view';

/** E: the strength with which all heroes act under Sandstorm. */
const SANDSTORM = 3;

/** N2: what the coming night costs more than the shelter has. */
export interface Shortage {
  /** Water for the airlock. */
  water: number;
  /** Supplies of any kind for the rooms. */
  supplies: number;
}

/** A place that gives some of what is missing. */
export interface Source {
  place: PlaceName;
  gives: Resource;
  /** How much a visit gives for sure; null if that depends on the visit. */
  n: number | null;
}

/** What is missing tonight. Water goes to the airlock first, and the permanent water before any token. */
export function shortage({ tonight, rooms, resources }: Shelter): Shortage {
  if (!tonight) return { water: 0, supplies: 0 };
  const springs = rooms.filter((room) => room.room === 'permanent-water' && room.works && !room.used[0]).length;
  const water = Math.max(0, tonight.water - springs - resources.water);
  return { water, supplies: tonight.missing - water };
}

/** The last hero of this shelter that has not acted today, if exactly one is left. */
export function lastHero(shelter: Shelter): Shelter['heroes'][number] | null {
  const idle = shelter.heroes.filter((hero) => hero.state === 'idle');
  return idle.length === 1 ? (idle[0] ?? null) : null;
}

/** The places that these choices lead to. */
export function reachable(choices: Choice[]): PlaceName[] {
  const keys = choices.filter(({ pick }) => pick[0] === 'move').flatMap(({ things }) => things);
  const places = keys.filter((key) => key.startsWith('place:')).map((key) => key.slice('place:'.length) as PlaceName);
  return [...new Set(places)];
}

/** What a hero of this strength could bring from these places against a shortage; the surest first. */
export function sources(view: View, shelter: Shelter, strength: number, places: PlaceName[], need: Shortage): Source[] {
  const points = view.events.open.includes('sandstorm') ? SANDSTORM : strength;
  const found = places.flatMap((place) => given(view, shelter, points, place));
  return found.filter(({ gives }) => (gives === 'water' ? need.water + need.supplies > 0 : need.supplies > 0));
}

function given(view: View, shelter: Shelter, strength: number, place: PlaceName): Source[] {
  if (place === 'dam') return atDam(view, shelter);
  if (place === 'cargo-ship') return onShip(view, strength);
  return hunted(view, shelter, strength, place);
}

/** The water of the Dam costs a microchip. */
function atDam(view: View, { resources }: Shelter): Source[] {
  const stock = view.places.find(({ place }) => place === 'dam')?.stock ?? 0;
  return stock > 0 && resources.microchip > 0 ? [{ place: 'dam', gives: 'water', n: null }] : [];
}

/** each slot holds one hero of its strength. */
function onShip(view: View, strength: number): Source[] {
  const slot = view.cargo.find((one) => one.slot === `slot-${strength}`);
  const n = slot && slot.heroes.length === 0 ? slot['canned-goods'] : 0;
  return n > 0 ? [{ place: 'cargo-ship', gives: 'canned-goods', n }] : [];
}

/** a hunt costs the animal's endurance in points and munitions; each further one of its kind brings more meat. */
function hunted(view: View, { resources, caught }: Shelter, strength: number, place: PlaceName): Source[] {
  const prey = stackAt(view, place)?.top;
  if (!prey) return [];
  const { endurance, meat } = view.figures.prey[prey];
  const tougher = Number(view.events.open.includes('animal-mutation'));
  const sicker = Number(view.events.open.includes('epizootic-disease'));
  if (endurance + tougher > strength + resources.munition) return [];
  const n = (meat[Math.min(caught[prey] ?? 0, meat.length - 1)] ?? 0) - sicker;
  return n > 0 ? [{ place, gives: 'meat', n }] : [];
}
