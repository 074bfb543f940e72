/** What a seat sees of a game of Discover: the JSON of discover/view.py. */
import type { State } from '../../wire';

export const RESOURCES = [
  'food',
  'meat',
  'clean-water',
  'dirty-water',
  'stone',
  'wood',
  'salvage',
  'medicine',
  'poison',
] as const;
export type Resource = (typeof RESOURCES)[number];
export const DAMAGES = ['hunger', 'thirst', 'sickness', 'physical'] as const;
export type Damage = (typeof DAMAGES)[number];
export const SYMBOLS = ['leaf', 'rock', 'paw', 'relic', 'shell', 'bone'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const SUPPORTS = ['overwhelm', 'attack', 'protect'] as const;
export type Support = (typeof SUPPORTS)[number];
export type Phase = 'setup' | 'day' | 'night' | 'over';

export const HEARTS = 3;
export const MOST_STAMINA = 12;
/** What a die must come to in a duel. */
export const DUEL_HIT = 10;
/** What Attack adds to the fighter's die and Protect takes off the enemy die. */
export const BONUS = 2;
export const SIDES = 12;

/** One space as its tile shows it. */
export interface Cell {
  /** The ground that counts, and what entering it costs by the sheet. */
  ground: string;
  cost: number;
  /** Of a space of several grounds: the larger one first. */
  parts?: string[];
  symbol?: Symbol;
  landmark?: number;
  water?: true;
  target?: true;
}

export interface FaceDown {
  back: number;
}
export interface FaceUp {
  spaces: Cell[];
}
export type Tile = FaceDown | FaceUp;

/** A token that lies on a space: face down, with resources, or with a number. */
export interface Lying {
  symbol?: Symbol;
  resources?: Resource[];
  number?: number;
}

export interface Stats {
  defence: number;
  /** 0: it never damages anybody. */
  attack: number;
  health: number;
}

export interface Foe {
  id: number;
  kind: 'monster' | 'special' | 'feature' | 'loose';
  space: string | null;
  /** The number of its card; null while it lies face down. */
  enemy: number | null;
  damage?: number;
  /** Known once its card has been read. */
  stats?: Stats;
}

export interface Rolled {
  shown: number;
  result: number;
}

export interface Combat {
  fighter: number;
  foe: number | null;
  /** In a duel: the seat that is attacked. */
  against: number | null;
  supporters: number[];
  /** By seat. */
  played: (Support | null)[];
  dice: { mine: Rolled; enemy: Rolled } | null;
  fled: boolean;
}

export interface Deal {
  from: number;
  to: number;
  /** Tokens by what they show ("wood", "food+meat"), items by name ("found-12"). */
  given: string[];
  wanted: string[];
  /** Numbers for the two who trade, a count for the others. */
  projects: number[] | number;
  wanted_projects: number;
}

export interface Held {
  item: string;
  counters: number;
  used: boolean;
}

export interface Survivor {
  status: 'on-the-map' | 'won' | 'lost';
  space: string | null;
  stamina: number;
  damage: Record<Damage, number>;
  character: string | null;
  dealt: string[] | number;
  resources: Record<Resource, number>;
  tokens: Resource[][];
  items: Held[];
  threats: string[];
  burden: number | null;
  limit: number | null;
  /** null: a project that this seat does not know. */
  hand: (number | null)[];
}

export interface View {
  copy: { code: string; name: string; terrain: string; scenario: number };
  seat: number | null;
  seats: number;
  day: number;
  phase: Phase;
  chief: number;
  turn: number;
  map: Record<string, Tile>;
  fires: Record<string, boolean>;
  camp: string;
  water: Record<string, Resource[] | null>;
  lying: Record<string, Lying[]>;
  searched: string[];
  foes: Foe[];
  quest: { stage: number; counters: number; defeated: string[] };
  projects: number[];
  projects_left: { normal: number; complex: number };
  upgrades: number[];
  nights_gone: string[];
  combat: Combat | null;
  deal: Deal | null;
  survivors: Survivor[];
}

export function viewOf(state: State): View {
  return state.view as View;
}

export function isUp(tile: Tile | undefined): tile is FaceUp {
  return tile !== undefined && 'spaces' in tile;
}

/** A space as its tile shows it; undefined while the tile lies face down. */
export function cellOf(view: View, space: string): Cell | undefined {
  const tile = view.map[space.charAt(0)];
  return isUp(tile) ? tile.spaces[Number(space.slice(1))] : undefined;
}

/** What a pick to gather calls a token. */
export function nameOf(lying: Lying): string {
  if (lying.number !== undefined) return `card-${lying.number}`;
  return lying.resources ? lying.resources.join('+') : (lying.symbol ?? '');
}

/** The seat whose things are shown as one's own: a spectator looks over the shoulder of whose turn it is. */
export function ownSeat(view: View): number {
  return view.seat ?? (view.turn >= 0 ? view.turn : view.chief);
}

export function hurt(survivor: Survivor): number {
  return DAMAGES.reduce((sum, kind) => sum + survivor.damage[kind], 0);
}
