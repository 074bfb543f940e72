/** What each revealed space looks like. */
import { around, corners, middleOf, RADIUS, spacesOf, towards, type Point } from './hexes';
import { groundMarks, partMarks, type Mark } from './motifs';
import { cellOf, isUp, type Cell, type View } from './view';

export interface Patch {
  space: string;
  x: number;
  y: number;
  ground: string;
  marks: Mark[];
  /** The smaller part of a space with two grounds. */
  part: { ground: string; d: string; marks: Mark[] } | null;
  target: boolean;
}

/** How far from the middle of a hex its smaller part begins. */
const SHORE = 12;

export function upSlots(view: View): string[] {
  return Object.keys(view.map).filter((slot) => isUp(view.map[slot]));
}

export function patches(view: View, slot: string): Patch[] {
  return spacesOf(slot).flatMap((space) => {
    const cell = cellOf(view, space);
    return cell ? [patch(view, space, cell)] : [];
  });
}

function patch(view: View, space: string, cell: Cell): Patch {
  const [larger = cell.ground, smaller] = cell.parts ?? [cell.ground];
  const neighbours = around(space).map((other) => (other ? groundsOf(view, other) : []));
  const joins = neighbours.flatMap((grounds, direction) => (grounds.includes(larger) ? [direction] : []));
  return {
    space,
    ...middleOf(space),
    ground: larger,
    marks: groundMarks(larger, space, joins),
    part: smaller ? part(space, smaller, neighbours) : null,
    target: cell.target === true,
  };
}

function groundsOf(view: View, space: string): string[] {
  const cell = cellOf(view, space);
  return cell ? (cell.parts ?? [cell.ground]) : [];
}

/** It faces a neighbor with the same ground, if there is one. */
function part(space: string, ground: string, neighbours: string[][]): Patch['part'] {
  const alike = neighbours.findIndex((grounds) => grounds[0] === ground);
  const known = neighbours.findIndex((grounds) => grounds.includes(ground));
  const direction = [alike, known, (space.charCodeAt(0) + 2 * Number(space.slice(1))) % 6].find((d) => d >= 0) ?? 0;
  return { ground, d: shore(direction), marks: partMarks(ground, space, direction) };
}

/** The part of a hex beyond a winding line across it. */
function shore(direction: number): string {
  const beyond = corners(RADIUS).filter((corner) => along(corner, direction) > SHORE);
  const ordered = beyond.sort((a, b) => across(a, direction) - across(b, direction));
  const [from, to] = [edgePoint(direction, -1), edgePoint(direction, 1)];
  const [bend, back] = [towards(60 * direction - 45, 26), towards(60 * direction + 45, 8)];
  const line = ordered.map((p) => `L${at(p)}`).join('');
  return `M${at(from)}${line}L${at(to)}C${at(back)} ${at(bend)} ${at(from)}Z`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function along(point: Point, direction: number): number {
  const axis = towards(60 * direction, 1);
  return point.x * axis.x + point.y * axis.y;
}

function across(point: Point, direction: number): number {
  const axis = towards(60 * direction + 90, 1);
  return point.x * axis.x + point.y * axis.y;
}

/** Where the line meets the outline of the hex, on one side or the other: between the corners at 30 and at 90 degrees. */
function edgePoint(direction: number, side: 1 | -1): Point {
  const near = towards(60 * direction + 90 * side, RADIUS);
  const far = towards(60 * direction + 30 * side, RADIUS);
  const share = (SHORE - along(near, direction)) / (along(far, direction) - along(near, direction));
  return { x: near.x + share * (far.x - near.x), y: near.y + share * (far.y - near.y) };
}
