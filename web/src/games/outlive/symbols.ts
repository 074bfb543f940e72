/** The symbols that matching equipment shares, each on a field of 16 x 16; a tile shows half of one. */
import { namesIn, type EquipmentName, type Figures } from './view';

const SYMBOLS = [
  'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
  'M8 1l7 7-7 7-7-7z',
  'M3 3h10v10H3z',
  'M8 1.5l7 12H1z',
  'M1 2.5h14l-7 12z',
  'M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z',
  'M8 1l6 3.5v7L8 15l-6-3.5v-7z',
  'M8 1l2 4.6 5 .4-3.8 3.3 1.2 4.9L8 11.6l-4.4 2.6 1.2-4.9L1 6l5-.4z',
  'M8 14.6C1 9.6 1 6.6 1.8 4.8c1.4-3 5-2.6 6.2.2 1.2-2.8 4.8-3.2 6.2-.2.8 1.8.8 4.8-6.2 9.8z',
  'M1 5.5L8 1l7 4.5-3 9H4z',
];

/** The symbol, and whether this tile has its left half. The first of a pair, in the order of the game, has it. */
export function symbol(kind: EquipmentName, figures: Figures): { path: string; isLeft: boolean } {
  const kinds = namesIn(figures.equipment);
  const firsts = kinds.filter((one) => kinds.indexOf(pairOf(one, figures)) > kinds.indexOf(one));
  const isLeft = firsts.includes(kind);
  const number = firsts.indexOf(isLeft ? kind : pairOf(kind, figures));
  return { path: SYMBOLS[Math.max(0, number) % SYMBOLS.length] as string, isLeft };
}

/** Equipment in the order of its layout: a left half is followed by its right half, if present. */
export function inPairs(kinds: EquipmentName[], figures: Figures): EquipmentName[] {
  const followers = kinds.filter((kind) => !symbol(kind, figures).isLeft && kinds.includes(pairOf(kind, figures)));
  return kinds
    .filter((kind) => !followers.includes(kind))
    .flatMap((kind) => [kind, ...followers.filter((other) => pairOf(other, figures) === kind)]);
}

export const pairOf = (kind: EquipmentName, figures: Figures): EquipmentName => figures.equipment[kind].pair;
