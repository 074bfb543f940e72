/** Where a card opens over the map: where it covers neither the player's figure nor a space to go to. */
import type { Point } from './hexes';

export interface Room {
  width: number;
  height: number;
  /** What is always in the way at the top. */
  top: number;
}
export type Side = 'left' | 'right' | 'top' | 'bottom';
export interface Place {
  side: Side;
  /** How far to move the map so that nothing important is behind the card. */
  shift: Point;
}

/** Below this width a card takes the whole width. */
export const NARROW = 600;
export const CARD = 320;
const AIR = 12;
/** Half a hex on the screen, about, so that not only the middle of a space is free. */
const REACH = 34;

/** The side where a card hides the fewest of these points, and the shift that frees the rest. */
export function placeCard(room: Room, tall: number, points: readonly Point[]): Place {
  const sides: Side[] = room.width < NARROW ? ['top', 'bottom'] : ['right', 'left'];
  const hidden = sides.map((side) => points.filter((point) => isBehind(room, tall, side, point)).length);
  const side = sides[hidden.indexOf(Math.min(...hidden))] ?? 'right';
  return { side, shift: shiftOut(room, tall, side, points) };
}

interface Span {
  from: number;
  to: number;
}

/** The part of the map that a card on this side leaves free, along the axis on which it stands. */
function free(room: Room, tall: number, side: Side): Span {
  if (side === 'right') return { from: 0, to: room.width - CARD - 2 * AIR };
  if (side === 'left') return { from: CARD + 2 * AIR, to: room.width };
  if (side === 'top') return { from: room.top + tall + AIR, to: room.height };
  return { from: room.top, to: room.height - tall - AIR };
}

function along(side: Side, { x, y }: Point): number {
  return side === 'left' || side === 'right' ? x : y;
}

function isBehind(room: Room, tall: number, side: Side, point: Point): boolean {
  const { from, to } = free(room, tall, side);
  const at = along(side, point);
  const beside = (side === 'left' || side === 'right') && point.y > room.top + tall + REACH;
  return !beside && (at < from + REACH || at > to - REACH);
}

/** If all points fit beside the card, move them there; otherwise the first one, which is the figure. */
function shiftOut(room: Room, tall: number, side: Side, points: readonly Point[]): Point {
  const behind = points.filter((point) => isBehind(room, tall, side, point));
  if (behind.length === 0) return { x: 0, y: 0 };
  const { from, to } = free(room, tall, side);
  const ats = points.map((point) => along(side, point));
  const [low, high] = [Math.min(...ats) - REACH, Math.max(...ats) + REACH];
  const by = high - low <= to - from ? into(low, high, from, to) : (from + to) / 2 - (ats[0] ?? 0);
  return side === 'left' || side === 'right' ? { x: by, y: 0 } : { x: 0, y: by };
}

function into(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}
