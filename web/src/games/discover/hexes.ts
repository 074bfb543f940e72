/** Where every space of the board is: nineteen flowers of seven hexes (discover/board.py). East is to the right. */
import { CELLS, CENTRES, SLOTS, STEPS } from '../../generated/discover';

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the middle of a hex to a corner. */
export const RADIUS = 60;
const WIDE = Math.sqrt(3) * RADIUS;
const axial = new Map<string, readonly [number, number]>();
const spaceAt = new Map<string, string>();
for (const [slot, [q, r]] of CENTRES.entries()) {
  for (const [cell, [dq, dr]] of ([[0, 0], ...STEPS] as const).entries()) {
    const name = `${SLOTS.charAt(slot)}${cell}`;
    axial.set(name, [q + dq, r + dr]);
    spaceAt.set(`${q + dq},${r + dr}`, name);
  }
}

function hexAt(q: number, r: number): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The middle of a space. */
export function middleOf(space: string): Point {
  const [q, r] = axial.get(space) ?? [0, 0];
  return hexAt(q, r);
}

export function middleOfSlot(slot: string): Point {
  return middleOf(`${slot}0`);
}

export function spacesOf(slot: string): string[] {
  return Array.from({ length: CELLS }, (_, cell) => `${slot}${cell}`);
}

/** The neighbors by direction: east, southeast, southwest, west, northwest, northeast. */
export function around(space: string): (string | undefined)[] {
  const [q, r] = axial.get(space) ?? [0, 0];
  return STEPS.map(([dq, dr]) => spaceAt.get(`${q + dq},${r + dr}`));
}

/** The fewest steps from one space to another over walkable spaces; undefined if there is no way. */
export function distance(from: string, to: string, isOpen: (space: string) => boolean): number | undefined {
  const steps = new Map([[from, 0]]);
  const edge = [from];
  for (let space = edge.shift(); space !== undefined; space = edge.shift()) {
    if (space === to) return steps.get(space);
    for (const other of around(space)) {
      if (other === undefined || steps.has(other) || !isOpen(other)) continue;
      steps.set(other, (steps.get(space) ?? 0) + 1);
      edge.push(other);
    }
  }
  return undefined;
}

export function towards(degrees: number, length: number, from: Point = { x: 0, y: 0 }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

export function written(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The corners of a hex around the origin. Between corners n and n + 1 is the edge in direction n + 1 (0 is east). */
export function corners(radius: number): Point[] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => towards(degrees, radius));
}

/** The outline of a tile around the origin: three edges of each of its outer hexes. */
export function flower(): Point[] {
  return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const centre = towards(60 * direction, WIDE);
    return [-90, -30, 30].map((turn) => towards(60 * direction + turn, RADIUS, centre));
  });
}

/** The box around tiles, with a small margin. */
export function boxOf(slots: readonly string[]): Box {
  const points = slots.flatMap((slot) => spacesOf(slot).map(middleOf));
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return {
    left: Math.min(...xs) - WIDE / 2,
    right: Math.max(...xs) + WIDE / 2,
    top: Math.min(...ys) - RADIUS,
    bottom: Math.max(...ys) + RADIUS,
  };
}

/** A box with the nearer half of the tiles around it, within another box. */
export function grown(box: Box, within: Box): Box {
  const air = 1.35 * WIDE;
  return {
    left: Math.max(box.left - air, within.left),
    right: Math.min(box.right + air, within.right),
    top: Math.max(box.top - air, within.top),
    bottom: Math.min(box.bottom + air, within.bottom),
  };
}
