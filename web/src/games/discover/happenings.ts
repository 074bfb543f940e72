/** What happens on the map between two states: figures that walk, tiles and tokens that are turned over. */
import type { Line } from '../../wire';
import { isUp, cellOf, RESOURCES, type Lying, type Resource, type Symbol, type View } from './view';

export interface Walk {
  key: string;
  /** The seat of a survivor; null for an enemy. */
  seat: number | null;
  from: string;
  to: string;
}
export interface TurnedTile {
  key: string;
  slot: string;
  /** The number on its back. */
  back: number;
}
export interface TurnedToken {
  key: string;
  space: string;
  /** What was visible on its back, if anything. */
  symbol: Symbol | null;
  /** Its face; null for an enemy. */
  face: Lying | null;
}

/** Everybody who is now on another space. */
export function walksOf(before: View, now: View): Walk[] {
  const survivors = now.survivors.map(({ space }, seat) =>
    walk(`survivor:${seat}`, seat, before.survivors[seat]?.space, space),
  );
  const spaces = new Map(before.foes.map(({ id, space }) => [id, space]));
  const foes = now.foes.map(({ id, space }) => walk(`foe:${id}`, null, spaces.get(id), space));
  return [...survivors, ...foes].flatMap((one) => one ?? []);
}

function walk(key: string, seat: number | null, from: string | null | undefined, to: string | null): Walk | null {
  return from && to && from !== to ? { key: `${key}:${from}:${to}`, seat, from, to } : null;
}

/** The tiles that are face up now and were not before. */
export function turnedTiles(before: View, now: View): TurnedTile[] {
  return Object.entries(now.map).flatMap(([slot, tile]) => {
    const back = before.map[slot]?.back;
    return isUp(tile) && back !== undefined ? [{ key: `tile:${slot}`, slot, back }] : [];
  });
}

/** The tokens that these lines turn over: where they lie, or where the survivor stands who takes them. */
export function turnedTokens(lines: readonly Line[], from: number, view: View): TurnedToken[] {
  return lines.flatMap((line, at) => {
    const face = faceOf(line);
    const space = typeof line.details.space === 'string' ? line.details.space : view.survivors[line.seat ?? -1]?.space;
    if (face === undefined || !space) return [];
    return [{ key: `token:${from + at}`, space, symbol: cellOf(view, space)?.symbol ?? null, face }];
  });
}

/** The face of the token that a line turns over; null for an enemy, undefined if it turns none over. */
function faceOf({ told, details }: Line): Lying | null | undefined {
  if (told === 'gathered') return tokenOf(String(details.sort));
  if (told === 'token-seen') return tokenOf(String(details.gathered));
  if (told === 'numbered') return { number: Number(details.number) };
  return told === 'enemy-token' || told === 'token-enemy-seen' ? null : undefined;
}

/** A token by its name in picks and events: "wood+stone", "card-41". */
function tokenOf(name: string): Lying {
  if (name.startsWith('card-')) return { number: Number(name.slice('card-'.length)) };
  const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word);
  return { resources: name.split('+').filter(isResource) };
}
