/** What a seat sees of Discover, under the names that the drawing uses, and what follows from it. */
import {
  DAMAGES,
  type CellView as Cell,
  type DiscoverView as View,
  type LyingView as Lying,
  type SurvivorView as Survivor,
  type TileView as Tile,
} from '../../generated/discover';
import type { State } from '../../wire';

export {
  BONUS,
  DAMAGES,
  DICE,
  DUEL_HIT,
  HEARTS,
  MOST_STAMINA,
  RESOURCES,
  SIDES,
  SPENT,
  SUPPORTS,
  SYMBOLS,
} from '../../generated/discover';
export type {
  CellView as Cell,
  CombatView as Combat,
  Damage,
  DealView as Deal,
  DieName,
  DiscoverView as View,
  FoeView as Foe,
  HeldView as Held,
  LyingView as Lying,
  Phase,
  Resource,
  Support,
  SurvivorView as Survivor,
  Symbol,
  TileView as Tile,
  Verb,
} from '../../generated/discover';

/** A tile that shows its spaces. */
export type FaceUp = Required<Pick<Tile, 'spaces'>>;

/** The view in the state being drawn. */
export function viewOf({ view }: State): View {
  if (view?.game !== 'discover') throw new Error('this is no state of Discover');
  return view;
}

export function isUp(tile: Tile | undefined): tile is FaceUp {
  return tile?.spaces !== undefined;
}

/** A space as its tile shows it; undefined while the tile is face down. */
export function cellOf(view: View, space: string): Cell | undefined {
  const tile = view.map[space.charAt(0)];
  return isUp(tile) ? tile.spaces[Number(space.slice(1))] : undefined;
}

/** The name of a token in a pick to gather. */
export function nameOf(lying: Lying): string {
  if (lying.number !== undefined) return `card-${lying.number}`;
  return lying.resources ? lying.resources.join('+') : (lying.symbol ?? '');
}

/** The seat whose things are shown as the viewer's own: a spectator watches the player whose turn it is. */
export function ownSeat(view: View): number {
  return view.seat ?? (view.turn >= 0 ? view.turn : view.chief);
}

export function hurt(survivor: Survivor): number {
  return DAMAGES.reduce((sum, kind) => sum + survivor.damage[kind], 0);
}
