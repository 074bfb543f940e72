/** How each ground is drawn: little shapes scattered over a hex, so that grounds differ even without color. */
import { towards, type Point } from './hexes';

/** Bands that run from hex to hex, fills in three depths, strokes in two. */
export const TONES = ['flow', 'band', 'dash', 'deep', 'dark', 'pale', 'line', 'thin'] as const;
export type Tone = (typeof TONES)[number];
export interface Mark {
  tone: Tone;
  d: string;
}

type Piece = (pen: Pen, x: number, y: number, luck: Luck) => void;
type Luck = () => number;

interface Motif {
  /** How many pieces a hex has. */
  pieces: number;
  piece: Piece;
  /** Whether a band runs through hexes of this ground, to those beside it. */
  band?: 'road' | 'stream';
}

const EDGE = 52;

/** Collects the shapes of each tone as one path. */
class Pen {
  private readonly drawn = new Map<Tone, string[]>();

  add(tone: Tone, d: string): void {
    this.drawn.set(tone, [...(this.drawn.get(tone) ?? []), d]);
  }

  marks(): Mark[] {
    return TONES.filter((tone) => this.drawn.has(tone)).map((tone) => ({
      tone,
      d: (this.drawn.get(tone) ?? []).join(''),
    }));
  }

  circle(tone: Tone, x: number, y: number, r: number): void {
    this.add(tone, `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`);
  }

  ellipse(tone: Tone, x: number, y: number, rx: number, ry: number): void {
    this.add(
      tone,
      `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`,
    );
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

// -- pieces -----------------------------------------------------------------------------------------------------

const fir: Piece = (pen, x, y, luck) => {
  const s = 0.85 + 0.35 * luck();
  pen.add(
    'dark',
    `M${n(x)} ${n(y - 15 * s)}l${n(7 * s)} ${n(11 * s)}h${n(-2.5 * s)}l${n(6 * s)} ${n(10 * s)}h${n(-21 * s)}l${n(6 * s)} ${n(-10 * s)}h${n(-2.5 * s)}z`,
  );
  pen.add(
    'deep',
    `M${n(x)} ${n(y - 15 * s)}l${n(7 * s)} ${n(11 * s)}h${n(-2.5 * s)}l${n(6 * s)} ${n(10 * s)}h${n(-10.5 * s)}zM${n(x - 1.5)} ${n(y + 6 * s)}h3v4h-3z`,
  );
};

const crown: Piece = (pen, x, y, luck) => {
  const r = 8 + 2 * luck();
  pen.add('deep', `M${n(x - 1.6)} ${n(y + 4)}h3.2v${n(r)}h-3.2z`);
  pen.circle('deep', x, y, r);
  pen.circle('dark', x - 1.5, y - 1.5, r - 2);
  pen.circle('pale', x - 3, y - 3.5, 1.7);
  pen.circle('pale', x + 3, y + 0.5, 1.5);
  pen.circle('pale', x - 1, y + 3.4, 1.4);
};

const drooping: Piece = (pen, x, y, luck) => {
  const r = 8.5 + 2 * luck();
  pen.add(
    'deep',
    `M${n(x - r)} ${n(y + 3)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0q-2 7 -4 8q0 -4 -2.5 -5q-1 7 -4 7q-2.5 -1 -3.5 -7q-3 1 -3 5q-2 -2 -${n(r - 6)} -8z`,
  );
  pen.add('dark', `M${n(x - r + 3)} ${n(y + 1)}a${n(r - 3)} ${n(r - 3)} 0 0 1 ${n(2 * r - 8)} -3q-6 -1 -9 4z`);
  pen.add('thin', `M${n(x - 9)} ${n(y + 13)}h8m4 2h7`);
};

const bush: Piece = (pen, x, y, luck) => {
  const s = 0.8 + 0.4 * luck();
  pen.add(
    'dark',
    `M${n(x - 12 * s)} ${n(y + 5 * s)}a${n(6 * s)} ${n(6 * s)} 0 0 1 ${n(5 * s)} ${n(-10 * s)}a${n(7 * s)} ${n(7 * s)} 0 0 1 ${n(13 * s)} 0a${n(6 * s)} ${n(6 * s)} 0 0 1 ${n(5 * s)} ${n(10 * s)}z`,
  );
  pen.add('deep', `M${n(x - 12 * s)} ${n(y + 5 * s)}q${n(11 * s)} ${n(-5 * s)} ${n(23 * s)} 0z`);
  pen.add('thin', `M${n(x - 5 * s)} ${n(y - 5 * s)}a${n(5 * s)} ${n(5 * s)} 0 0 1 ${n(7 * s)} ${n(-1 * s)}`);
};

const bramble: Piece = (pen, x, y, luck) => {
  const w = 13 + 5 * luck();
  pen.add(
    'line',
    `M${n(x - w)} ${n(y + 7)}q${n(w * 0.6)} -22 ${n(w)} -4t${n(w)} -3m${n(-w * 1.5)} -4l-2 -4m${n(w * 0.5)} 2l3 -4m${n(w * 0.4)} 7l1 -5`,
  );
  pen.ellipse('dark', x, y + 6, w * 0.9, 4.5);
};

const boulder: Piece = (pen, x, y, luck) => {
  const s = 0.75 + 0.5 * luck();
  pen.add(
    'deep',
    `M${n(x - 11 * s)} ${n(y + 7 * s)}l${n(2 * s)} ${n(-10 * s)}l${n(8 * s)} ${n(-6 * s)}l${n(9 * s)} ${n(4 * s)}l${n(4 * s)} ${n(12 * s)}z`,
  );
  pen.add(
    'pale',
    `M${n(x - 9 * s)} ${n(y - 3 * s)}l${n(8 * s)} ${n(-6 * s)}l${n(9 * s)} ${n(4 * s)}l${n(-7 * s)} ${n(4 * s)}z`,
  );
};

const shard: Piece = (pen, x, y, luck) => {
  for (let i = 0; i < 4; i += 1) {
    const [a, b, s] = [x + 22 * (luck() - 0.5), y + 18 * (luck() - 0.5), 3 + 3.5 * luck()];
    pen.add(i % 2 ? 'dark' : 'deep', `M${n(a)} ${n(b - s)}l${n(s)} ${n(1.7 * s)}l${n(-2 * s)} ${n(-0.2 * s)}z`);
  }
};

const peak: Piece = (pen, x, y, luck) => {
  const s = 0.9 + 0.5 * luck();
  pen.add(
    'dark',
    `M${n(x - 13 * s)} ${n(y + 9 * s)}l${n(9 * s)} ${n(-20 * s)}l${n(3 * s)} ${n(4 * s)}l${n(3 * s)} ${n(-3 * s)}l${n(11 * s)} ${n(19 * s)}z`,
  );
  pen.add(
    'deep',
    `M${n(x - 4 * s)} ${n(y - 11 * s)}l${n(3 * s)} ${n(4 * s)}l${n(3 * s)} ${n(-3 * s)}l${n(11 * s)} ${n(19 * s)}h${n(-13 * s)}z`,
  );
  pen.add(
    'pale',
    `M${n(x - 4 * s)} ${n(y - 11 * s)}l${n(-3.2 * s)} ${n(7 * s)}l${n(3 * s)} ${n(-1.5 * s)}l${n(2.4 * s)} ${n(2.5 * s)}l${n(0.8 * s)} ${n(-4 * s)}z`,
  );
};

const tuft: Piece = (pen, x, y, luck) => {
  const s = 0.8 + 0.5 * luck();
  pen.add(
    'line',
    `M${n(x - 5 * s)} ${n(y)}q${n(1 * s)} ${n(-6 * s)} ${n(-3 * s)} ${n(-9 * s)}m${n(5 * s)} ${n(9 * s)}q${n(1 * s)} ${n(-8 * s)} ${n(1 * s)} ${n(-12 * s)}m${n(3 * s)} ${n(12 * s)}q${n(-1 * s)} ${n(-6 * s)} ${n(4 * s)} ${n(-9 * s)}`,
  );
  if (luck() > 0.45) pen.circle('pale', x + 9, y - 4, 2);
};

const reed: Piece = (pen, x, y, luck) => {
  for (let i = -1; i <= 1; i += 1) {
    const [a, h] = [x + 6 * i + 2 * luck(), 15 + 8 * luck()];
    pen.add('line', `M${n(a)} ${n(y + 8)}q${n(i)} ${n(-h / 2)} ${n(2 * i)} ${n(-h)}`);
    if (i !== 0 || luck() > 0.5) pen.ellipse('deep', a + 2 * i, y + 8 - h, 2.1, 5);
  }
};

const hillock: Piece = (pen, x, y, luck) => {
  const w = 15 + 5 * luck();
  pen.add('dark', `M${n(x - w)} ${n(y + 7)}q${n(w)} -26 ${n(2 * w)} 0q${n(-w)} -5 ${n(-2 * w)} 0z`);
  pen.add('pale', `M${n(x - w + 5)} ${n(y + 1)}q${n(w - 6)} -16 ${n(w + 1)} -7q${n(-w + 4)} -3 ${n(-w - 1)} 7z`);
};

const puddle: Piece = (pen, x, y, luck) => {
  const w = 11 + 7 * luck();
  pen.ellipse('deep', x, y, w, w * 0.42);
  pen.add('thin', `M${n(x - w * 0.5)} ${n(y - 1)}q${n(w * 0.3)} -2.5 ${n(w * 0.7)} -1`);
  pen.circle('dark', x + w * 0.7, y - 8, 2.2);
  pen.circle('dark', x + w * 0.3, y - 11, 1.4);
};

const wave: Piece = (pen, x, y, luck) => {
  const w = 6 + 2.5 * luck();
  pen.add('thin', `M${n(x - 2 * w)} ${n(y)}q${n(w / 2)} -5 ${n(w)} 0t${n(w)} 0t${n(w)} 0t${n(w)} 0`);
  if (luck() > 0.5) pen.add('thin', `M${n(x - w)} ${n(y + 7)}q${n(w / 2)} -4 ${n(w)} 0t${n(w)} 0`);
};

const swell: Piece = (pen, x, y, luck) => {
  const w = 10 + 4 * luck();
  pen.add(
    'deep',
    `M${n(x - 2 * w)} ${n(y)}q${n(w / 2)} -8 ${n(w)} -1t${n(w)} 0t${n(w)} 0q${n(w / 3)} 5 ${n(w)} 1q${n(-w / 2)} 8 ${n(-w)} 3t${n(-w)} 0t${n(-w)} 0t${n(-w)} -3z`,
  );
  pen.add('thin', `M${n(x - w)} ${n(y - 4)}q${n(w / 2)} -5 ${n(w)} 0`);
};

const ripple: Piece = (pen, x, y, luck) => {
  pen.add('thin', `M${n(x - 12)} ${n(y)}q6 -4 12 -1t12 -1`);
  for (let i = 0; i < 4; i += 1) pen.circle('dark', x + 26 * (luck() - 0.5), y + 5 + 9 * luck(), 1.2 + 0.6 * luck());
};

const crescent: Piece = (pen, x, y, luck) => {
  const w = 15 + 5 * luck();
  pen.add(
    'dark',
    `M${n(x - w)} ${n(y + 6)}q${n(w * 0.9)} -20 ${n(2 * w)} -2q${n(-w * 0.7)} -4 ${n(-w)} 6q${n(-w * 0.5)} -4 ${n(-w)} -4z`,
  );
  pen.add('pale', `M${n(x - w)} ${n(y + 6)}q${n(w * 0.9)} -20 ${n(2 * w)} -2q${n(-w)} -11 ${n(-2 * w)} 2z`);
};

const crack: Piece = (pen, x, y, luck) => {
  const turn = 360 * luck();
  for (const [degrees, length] of [
    [turn, 13],
    [turn + 125, 10],
    [turn + 240, 15],
  ] as const) {
    const knee = towards(degrees, length * 0.55, { x, y });
    const end = towards(degrees + 28, length * 0.6, knee);
    pen.add('line', `M${n(x)} ${n(y)}L${n(knee.x)} ${n(knee.y)}L${n(end.x)} ${n(end.y)}`);
  }
};

const plate: Piece = (pen, x, y, luck) => {
  const turn = 60 * luck();
  const ring = [0, 60, 120, 180, 240, 300].map((degrees) => towards(degrees + turn, 9 + 5 * luck(), { x, y }));
  pen.add('line', `M${ring.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`);
  pen.add('pale', `M${n(x)} ${n(y - 4)}l3 4l-3 4l-3 -4z`);
};

const hachure: Piece = (pen, x, y, luck) => {
  const w = 14 + 3 * luck();
  pen.add(
    'dark',
    `M${n(x - w)} ${n(y - 4)}q${n(w * 0.6)} -7 ${n(w)} -2t${n(w)} -1v5q${n(-w * 0.5)} -4 ${n(-w)} 1t${n(-w)} 1z`,
  );
  for (let i = -2; i <= 2; i += 1)
    pen.add('line', `M${n(x + (i * w) / 2.4)} ${n(y)}l${n(luck() * 3 - 1)} ${n(6 + 7 * luck())}`);
};

const wall: Piece = (pen, x, y, luck) => {
  const w = 12 + 4 * luck();
  pen.add(
    'deep',
    `M${n(x - w)} ${n(y - 9)}l${n(w * 0.7)} -5l${n(w * 0.6)} 4l${n(w * 0.7)} -3v17l${n(-w * 0.6)} 5l${n(-w * 0.7)} -4l${n(-w * 0.7)} 4z`,
  );
  pen.add(
    'pale',
    `M${n(x - w)} ${n(y - 9)}l${n(w * 0.7)} -5l${n(w * 0.6)} 4l${n(w * 0.7)} -3l${n(-w * 0.6)} 6l${n(-w * 0.8)} -3z`,
  );
  pen.add('thin', `M${n(x - w * 0.3)} ${n(y - 6)}v13m${n(w * 0.6)} -11v10`);
};

const fracture: Piece = (pen, x, y, luck) => {
  pen.add('thin', `M${n(x - 13)} ${n(y + 8 * luck())}l8 -7l6 3l9 -9m-9 9l3 9`);
  pen.add('pale', `M${n(x - 2)} ${n(y + 8)}l7 -3l3 6l-6 3z`);
};

const drift: Piece = (pen, x, y, luck) => {
  const w = 14 + 5 * luck();
  pen.add('dark', `M${n(x - w)} ${n(y + 5)}q${n(w)} -16 ${n(2 * w)} 0q${n(-w)} -7 ${n(-2 * w)} 0z`);
  pen.add('line', `M${n(x - 3)} ${n(y + 10)}h6m-3 -3v6m-2.2 -5.2l4.4 4.4m0 -4.4l-4.4 4.4`);
};

const cinder: Piece = (pen, x, y, luck) => {
  for (let i = 0; i < 5; i += 1)
    pen.circle(i % 2 ? 'dark' : 'deep', x + 26 * (luck() - 0.5), y + 20 * (luck() - 0.5), 1 + 1.6 * luck());
  if (luck() > 0.6) pen.add('line', `M${n(x)} ${n(y + 8)}v-13m0 5l5 -5m-5 1l-4 -4`);
};

const blob: Piece = (pen, x, y, luck) => {
  const r = 7 + 4 * luck();
  pen.add(
    'deep',
    `M${n(x - r)} ${n(y)}q0 ${n(-r)} ${n(r)} ${n(-r)}q${n(r * 1.4)} 1 ${n(r * 1.3)} ${n(r)}q-2 ${n(r)} ${n(-r)} ${n(r * 0.8)}q${n(-r * 1.3)} 2 ${n(-r * 1.3)} ${n(-r * 0.8)}z`,
  );
  pen.circle('pale', x - r * 0.2, y - r * 0.3, 2.2);
  pen.circle('pale', x + r * 0.5, y + 1, 1.4);
};

const block: Piece = (pen, x, y, luck) => {
  const [a, s] = [90 * luck(), 7 + 4 * luck()];
  const square = [0, 90, 180, 270].map((degrees) => towards(degrees + a, s, { x, y }));
  pen.add('deep', `M${square.map((p) => `${n(p.x)} ${n(p.y + 2.5)}`).join('L')}Z`);
  pen.add('pale', `M${square.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`);
  pen.add('dark', `M${n(x + 9)} ${n(y + 6)}l6 -2l2 5l-6 2z`);
};

const wreck: Piece = (pen, x, y, luck) => {
  if (luck() > 0.5) {
    pen.add('line', `M${n(x - 12)} ${n(y + 7)}l22 -15m-17 17l21 -14m-19 11l4 1m2 -6l4 1m2 -6l4 1`);
  } else {
    pen.add('line', `M${n(x - 8)} ${n(y)}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0m4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`);
    pen.add('dark', `M${n(x - 12)} ${n(y + 9)}h24l-3 4h-18z`);
  }
};

const pebble: Piece = (pen, x, y, luck) => {
  pen.ellipse('dark', x, y, 4 + 2 * luck(), 2.6);
  pen.ellipse('pale', x + 9, y + 4, 2.6, 1.7);
};

const kerb: Piece = (pen, x, y, luck) => {
  pen.add('dark', `M${n(x - 4)} ${n(y)}l${n(7 + 3 * luck())} -2l2 4l-9 2z`);
};

const hatch: Piece = (pen, x, y) => {
  pen.add('line', `M${n(x - 8)} ${n(y + 8)}l16 -16`);
};

// -- grounds ----------------------------------------------------------------------------------------------------

const PLAIN: Motif = { pieces: 6, piece: hatch };
const MOTIFS: Readonly<Record<string, Motif>> = {
  hardpan: { pieces: 5, piece: crack },
  wadi: { pieces: 4, piece: pebble, band: 'stream' },
  dune: { pieces: 4, piece: crescent },
  scarp: { pieces: 4, piece: hachure },
  salt: { pieces: 5, piece: plate },
  sand: { pieces: 5, piece: ripple },
  shoal: { pieces: 6, piece: wave },
  brush: { pieces: 6, piece: bush },
  rock: { pieces: 6, piece: boulder },
  cliff: { pieces: 5, piece: wall },
  meadow: { pieces: 7, piece: tuft },
  orchard: { pieces: 6, piece: crown },
  forest: { pieces: 8, piece: fir },
  creek: { pieces: 4, piece: wave, band: 'stream' },
  thicket: { pieces: 5, piece: bramble },
  reeds: { pieces: 6, piece: reed },
  knoll: { pieces: 4, piece: hillock },
  mire: { pieces: 5, piece: puddle },
  carr: { pieces: 6, piece: drooping },
  channel: { pieces: 4, piece: swell },
  ice: { pieces: 5, piece: fracture },
  scree: { pieces: 6, piece: shard },
  snow: { pieces: 5, piece: drift },
  crag: { pieces: 5, piece: peak },
  ash: { pieces: 6, piece: cinder },
  road: { pieces: 4, piece: kerb, band: 'road' },
  slag: { pieces: 6, piece: blob },
  rubble: { pieces: 6, piece: block },
  scrap: { pieces: 5, piece: wreck },
};

/** Numbers from 0 to 1 that are always the same for the same seed. */
function luckOf(seed: string): Luck {
  let mixed = 2166136261;
  for (const letter of seed) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return () => {
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519) + 0x9e3779b9;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
  };
}

/** Places around the middle, which stays free for what is on the space; lower ones are drawn over higher ones. */
function ring(count: number, luck: Luck): Point[] {
  const turn = 360 * luck();
  const spots = Array.from({ length: count }, (_, i) =>
    towards(turn + (360 * i) / count + 18 * (luck() - 0.5), 31 + 10 * luck()),
  );
  return spots.sort((a, b) => a.y - b.y);
}

/** Bands from the middle of a hex to the edges where they continue; through the hex if they continue nowhere. */
function addBands(pen: Pen, joins: readonly number[], kind: 'road' | 'stream', luck: Luck): void {
  const first = joins[0] ?? Math.floor(6 * luck());
  const ends = joins.length > 1 ? joins : [first, (first + 3) % 6];
  for (const direction of ends) {
    const edge = towards(60 * direction, EDGE);
    const bend = towards(60 * direction + (kind === 'stream' ? 26 : 0), EDGE / 2);
    pen.add(kind === 'road' ? 'band' : 'flow', `M0 0Q${n(bend.x)} ${n(bend.y)} ${n(edge.x)} ${n(edge.y)}`);
    if (kind === 'road') pen.add('dash', `M0 0L${n(edge.x)} ${n(edge.y)}`);
  }
}

const drawn = new Map<string, Mark[]>();

function remembered(key: string, draw: (pen: Pen) => void): Mark[] {
  const known = drawn.get(key);
  if (known) return known;
  const pen = new Pen();
  draw(pen);
  const marks = pen.marks();
  drawn.set(key, marks);
  return marks;
}

/** A whole hex of a ground; `joins` are the directions in which it continues. */
export function groundMarks(ground: string, space: string, joins: readonly number[]): Mark[] {
  const motif = MOTIFS[ground] ?? PLAIN;
  return remembered(`${ground} ${space} ${motif.band ? joins.join() : ''}`, (pen) => {
    const luck = luckOf(`${ground}${space}`);
    if (motif.band) addBands(pen, joins, motif.band, luck);
    for (const { x, y } of ring(motif.pieces, luck)) motif.piece(pen, x, y, luck);
  });
}

/** The smaller part of a hex, toward one of its sides. */
export function partMarks(ground: string, space: string, direction: number): Mark[] {
  const motif = MOTIFS[ground] ?? PLAIN;
  return remembered(`${ground} ${space} part ${direction}`, (pen) => {
    const luck = luckOf(`${ground}${space}part`);
    const spots = [-34, 0, 34].map((turn) => towards(60 * direction + turn, turn ? 40 : 36));
    for (const { x, y } of spots.sort((a, b) => a.y - b.y)) motif.piece(pen, x, y, luck);
  });
}
