/** The goals of the quest: how far they are, and where on the map they lead. */
import { middleOf } from './hexes';
import type { View } from './view';

type Need = View['quest']['goals'][number]['needs'][number];
export type Target = View['quest']['targets'][number];

/** From east on, clockwise, an eighth of a turn each. */
const DIRECTIONS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** In which direction one space lies from another; null on the same space. */
export function directionTo(from: string, to: string): Direction | null {
  const [here, there] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  if (dx === 0 && dy === 0) return null;
  const eighth = Math.round((4 * Math.atan2(dy, dx)) / Math.PI);
  return DIRECTIONS[(eighth + 8) % 8] ?? null;
}

/** Whether a condition counts something worth showing: "2 of 4". */
export function counts({ of }: Need): boolean {
  return of !== undefined && of > 1;
}

/** The spaces that the quest leads to. */
export function targetSpaces(view: View): string[] {
  return [...new Set(view.quest.targets.flatMap(({ space }) => (space === null ? [] : [space])))];
}
