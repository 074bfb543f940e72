/** Where everything is on the board. All measures are in units of the drawing, which is as large as the board needs to
 * be readable; the drawing is then scaled to the available space. */
import { CARGO_SLOTS } from '../../generated/outlive';
import type { PlaceName } from './view';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  /** Whether places are wider than tall (a desk) or taller than wide (a phone). */
  wide: boolean;
  w: number;
  h: number;
  places: Record<PlaceName, Box>;
  centre: Box;
}

const GRID: (PlaceName | null)[][] = [
  ['forest', 'dam', 'military-base'],
  ['blackwood', null, 'silent-peak'],
  ['fairgrounds', 'cargo-ship', 'mine'],
];

/** The smallest drawing in which nothing overlaps. */
const LEAST = { wide: { w: 916, h: 388 }, tall: { w: 378, h: 500 } };
const MARGIN = 3;

export function plan(width: number, height: number): Plan {
  const wide = width >= height * 1.25;
  const least = wide ? LEAST.wide : LEAST.tall;
  const scale = Math.min(width / least.w, height / least.h) || 1;
  const w = Math.max(width / scale, least.w);
  const h = Math.max(height / scale, least.h);
  const gap = wide ? 15 : 9;
  const size = { w: (w - 2 * MARGIN - 2 * gap) / 3, h: (h - 2 * MARGIN - 2 * gap) / 3 };
  const box = (column: number, row: number): Box => ({
    x: MARGIN + column * (size.w + gap),
    y: MARGIN + row * (size.h + gap),
    ...size,
  });
  const places = {} as Record<PlaceName, Box>;
  GRID.forEach((line, row) => line.forEach((place, column) => place && (places[place] = box(column, row))));
  return { wide, w, h, places, centre: box(1, 1) };
}

export const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

// -- inside a place, relative to it -----------------------------------------------------------------------------------

/** The width of the right half of a wide place: what it offers above, who is there below. */
export const TRAY = 176;

export interface Parts {
  /** Stock, face-up equipment. */
  tray: Box;
  /** One tile beside it: wild game, algae, search pile. */
  tile: Box;
  /** Where heroes stand; they stand on its lower edge. */
  ground: Box;
}

export function parts(wide: boolean, box: Box): Parts {
  if (wide) {
    const left = box.w - TRAY - 6;
    const top = 7;
    return {
      tray: { x: left, y: top, w: TRAY - 46, h: 56 },
      tile: { x: left + TRAY - 43, y: top, w: 43, h: 56 },
      ground: { x: left, y: box.h - 52, w: TRAY, h: 46 },
    };
  }
  const base = box.h - 44;
  return {
    tray: { x: 3, y: base - 45, w: box.w - 6, h: 43 },
    tile: { x: box.w - 43, y: 20, w: 40, h: Math.min(58, base - 68) },
    ground: { x: 3, y: base, w: box.w - 6, h: 41 },
  };
}

/** The spots of the Cargo Ship: in a row, or in pairs. */
export function berths(wide: boolean, box: Box): Box[] {
  if (wide) {
    const w = Math.min(66, (box.w - 132) / CARGO_SLOTS - 4);
    const left = box.w - CARGO_SLOTS * (w + 4) - 4;
    return Array.from({ length: CARGO_SLOTS }, (_, n) => ({ x: left + n * (w + 4), y: 7, w, h: box.h - 14 }));
  }
  const w = (box.w - 12) / 2;
  const h = (box.h - 20 - 30) / 2 - 4;
  return Array.from({ length: CARGO_SLOTS }, (_, n) => ({
    x: 4 + (n % 2) * (w + 4),
    y: 20 + Math.floor(n / 2) * (h + 4),
    w,
    h,
  }));
}

/** The position of the feet of the n-th of several heroes; in a crowd every other one is a little behind. */
export function foothold(ground: Box, n: number, count: number): { x: number; y: number } {
  const step = Math.min(44, ground.w / count);
  const first = ground.x + (ground.w - step * (count - 1)) / 2;
  const behind = step < 36 && n % 2 === 1 ? 11 : 0;
  return { x: first + n * step, y: ground.y + ground.h - 2 - behind };
}
