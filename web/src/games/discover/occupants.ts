/** What is on each space, and where on it: one thing in the middle, several around it. */
import { middleOf, spacesOf } from './hexes';
import { cellOf, nameOf, SYMBOLS, type Foe, type Lying, type Resource, type View } from './view';

interface Placed {
  /** The key of the thing. */
  key: string;
  space: string;
  x: number;
  y: number;
  size: number;
}
export type Occupant = Placed &
  (
    | { kind: 'landmark'; number: number; name: string; searched: boolean }
    | { kind: 'water'; resources: Resource[] | null }
    | { kind: 'token'; token: Lying; count: number }
    | { kind: 'fire'; burning: boolean; camp: boolean }
    | { kind: 'foe'; foe: Foe }
    | { kind: 'survivor'; seat: number; lost: boolean }
  );
type Loose<T> = T extends unknown ? Omit<T, 'x' | 'y' | 'size'> : never;
type Unplaced = Loose<Occupant>;

/** Positions on a hex by the number of things there, and their size. */
const PLACES: readonly { size: number; at: readonly (readonly [number, number])[] }[] = [
  { size: 1, at: [[0, 2]] },
  {
    size: 0.95,
    at: [
      [-23, 2],
      [23, 2],
    ],
  },
  {
    size: 0.88,
    at: [
      [0, -22],
      [-24, 18],
      [24, 18],
    ],
  },
  {
    size: 0.8,
    at: [
      [-21, -19],
      [21, -19],
      [-21, 21],
      [21, 21],
    ],
  },
  {
    size: 0.7,
    at: [
      [-25, -24],
      [25, -24],
      [0, 0],
      [-25, 24],
      [25, 24],
    ],
  },
  {
    size: 0.64,
    at: [
      [-28, -17],
      [0, -30],
      [28, -17],
      [-28, 17],
      [0, 8],
      [28, 17],
    ],
  },
  {
    size: 0.56,
    at: [
      [-30, -17],
      [0, -32],
      [30, -17],
      [-30, 17],
      [0, 0],
      [30, 17],
      [0, 32],
    ],
  },
];
const MOST = PLACES.length;

/** Everything on the map: things that stay first, things that travel last. What travels is always in the same order:
 * an element that changes its place in the page would jump instead of walking. */
export function occupants(view: View): Occupant[] {
  const bySpace = new Map<string, Unplaced[]>();
  for (const found of [
    ...landmarks(view),
    ...fires(view),
    ...waters(view),
    ...tokens(view),
    ...foes(view),
    ...survivors(view),
  ]) {
    bySpace.set(found.space, [...(bySpace.get(found.space) ?? []), found]);
  }
  const placed = [...bySpace.values()].flatMap(place);
  return placed.sort((a, b) => layer(a) - layer(b) || (layer(a) > 0 ? a.key.localeCompare(b.key) : 0));
}

function layer(occupant: Occupant): number {
  return { survivor: 2, foe: 1 }[occupant.kind as string] ?? 0;
}

function place(here: Unplaced[]): Occupant[] {
  const { size, at } = PLACES[Math.min(here.length, MOST) - 1] ?? { size: 1, at: [] };
  return here.map((found, i) => {
    const { x, y } = middleOf(found.space);
    const [dx, dy] = at[i % MOST] ?? [0, 0];
    const over = 7 * Math.floor(i / MOST);
    return { ...found, x: x + dx + over, y: y + dy - over, size };
  });
}

function landmarks(view: View): Unplaced[] {
  return Object.keys(view.map).flatMap((slot) =>
    spacesOf(slot).flatMap((space) => {
      const { landmark: number, name = '' } = cellOf(view, space) ?? {};
      const searched = view.searched.includes(space);
      return number ? [{ kind: 'landmark' as const, key: `landmark:${number}`, space, number, name, searched }] : [];
    }),
  );
}

function fires(view: View): Unplaced[] {
  return Object.entries(view.fires).map(([space, burning]) => ({
    kind: 'fire',
    key: `fire:${space}`,
    space,
    burning,
    camp: space === view.camp,
  }));
}

function waters(view: View): Unplaced[] {
  return Object.entries(view.water).map(([space, resources]) => ({
    kind: 'water',
    key: `water:${space}`,
    space,
    resources,
  }));
}

/** Identical tokens on one space are one thing. */
function tokens(view: View): Unplaced[] {
  return Object.entries(view.lying).flatMap(([space, lying]) => {
    const names = [...new Set(lying.map(nameOf))];
    return names.flatMap((name) => {
      const alike = lying.filter((token) => nameOf(token) === name);
      return alike[0]
        ? [{ kind: 'token' as const, key: `lying:${space}:${name}`, space, token: alike[0], count: alike.length }]
        : [];
    });
  });
}

function foes(view: View): Unplaced[] {
  return view.foes.flatMap((foe) =>
    foe.space ? [{ kind: 'foe' as const, key: `foe:${foe.id}`, space: foe.space, foe }] : [],
  );
}

function survivors(view: View): Unplaced[] {
  return view.survivors.flatMap((survivor, seat) => {
    if (!survivor.space || survivor.status === 'won') return [];
    return [
      {
        kind: 'survivor' as const,
        key: `survivor:${seat}`,
        space: survivor.space,
        seat,
        lost: survivor.status === 'lost',
      },
    ];
  });
}

/** The symbols printed on spaces whose token has been taken: new ones may grow there. */
export function bareSymbols(view: View): { space: string; symbol: (typeof SYMBOLS)[number] }[] {
  return Object.keys(view.map).flatMap((slot) =>
    spacesOf(slot).flatMap((space) => {
      const symbol = cellOf(view, space)?.symbol;
      return symbol && !view.lying[space] ? [{ space, symbol }] : [];
    }),
  );
}
