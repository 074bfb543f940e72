/** What a seat sees of Outlive: the JSON of `outlive/view.py`. */

export const PLACES = [
  'forest',
  'dam',
  'military-base',
  'silent-peak',
  'mine',
  'cargo-ship',
  'fairgrounds',
  'blackwood',
] as const;
export type PlaceName = (typeof PLACES)[number];

export const SUPPLIES = ['meat', 'water', 'canned-goods'] as const;
export const MATERIALS = ['wood', 'metal', 'microchip'] as const;
export const RESOURCES = [...SUPPLIES, ...MATERIALS, 'munition'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;

export const PARTS = ['events', 'rooms', 'gauge', 'survivors', 'equipment', 'pairs'] as const;
export type Part = (typeof PARTS)[number];

/** What each place gives; cities and ship give other things. */
export const YIELD: Partial<Record<PlaceName, Resource>> = {
  forest: 'wood',
  dam: 'water',
  'military-base': 'munition',
  mine: 'metal',
  fairgrounds: 'microchip',
};

export interface Stack {
  top: string | null;
  size: number;
  /** All of them from the top, for who has looked through them. */
  tiles: string[] | null;
}

export interface City {
  equipment: string[];
  pile: number;
  hidden: Record<string, number>;
  aside: Record<string, number>;
  /** The pile from the top, for who has looked through it. */
  tiles: string[] | null;
}

export interface Slot {
  slot: string;
  'canned-goods': number;
  survivors: number;
  heroes: [number, string][];
}

export interface Room {
  room: string;
  label: string;
  built: boolean;
  survivors: number;
  spaces: number;
  upkeep: number;
  works: boolean;
  /** Used this round; of rooms that work once in each city: in Blackwood, in Silent Peak. */
  used: [boolean, boolean];
}

export interface Hero {
  hero: string;
  strength: number;
  place: PlaceName | null;
  /** Lying until it has acted; "done" is one that could not move and lies on. */
  state: 'idle' | 'standing' | 'done';
}

/** What the coming night costs: in supplies and water, how much of that is missing, and squares of radiation. */
export interface Night {
  supplies: number;
  water: number;
  missing: number;
  radiation: number;
}

export interface Shelter {
  seat: number;
  leader: string | null;
  resources: Record<Resource, number>;
  rooms: Room[];
  airlock: { survivors: number; rows: number[] };
  gauge: { square: number; points: number };
  equipment: Record<string, 'broken' | 'ready' | 'used'>;
  heroes: Hero[];
  caught: Record<string, number>;
  events: string[];
  score: Record<Part, number>;
  /** From dawn until the shelters are fed. */
  tonight?: Night;
  /** One's own hand, in set-up. */
  dealt?: { rooms: string[]; leaders: string[]; discarded: string[] };
}

/** What is printed on shelters, events and tiles. */
export interface Figures {
  gauge: number[];
  'room-points': number[];
  prey: Record<string, { endurance: number; meat: number[] }>;
  events: Record<string, { points: number; cost: Amounts }>;
  equipment: Record<string, { pair: string; cost: Amounts }>;
}

export interface View {
  game: 'outlive';
  seat: number | null;
  seats: number;
  round: number;
  phase: 'setup' | 'placement' | 'dawn' | 'day' | 'night' | 'end';
  first: number | null;
  waves: number[];
  events: { open: string[]; unseen: string[] };
  places: { place: PlaceName; stock: number; total: number }[];
  algae: boolean;
  stacks: Partial<Record<PlaceName, Stack>>;
  cities: Partial<Record<PlaceName, City>>;
  cargo: Slot[];
  deck: number;
  discard: Record<string, number>;
  shelters: Shelter[];
  figures: Figures;
}

export const total = (shelter: Shelter): number => PARTS.reduce((sum, part) => sum + shelter.score[part], 0);

export function survivors(shelter: Shelter): number {
  return shelter.rooms.reduce((sum, room) => sum + room.survivors, shelter.airlock.survivors);
}

/** Feeding and keeping: a room is full when all its spaces are taken, whether it is used or not. */
export const isFull = (room: Room): boolean => room.built && room.survivors >= room.spaces;

/** A number as it is printed: +3, 0, −2. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

export const plain = (n: number): string => String(n).replace('-', '−');
