/** The log in paragraphs: one for everything that one seat did in a row. Equal lines in a row become one. */
import type { Line, Telling } from '../wire';

export interface Paragraph {
  /** The number of its first line. */
  from: number;
  seat: number | null;
  /** Whether something new begins here: a day, a night. */
  chapter: boolean;
  lines: Told[];
}

export interface Told {
  line: Line;
  /** The number of the line, and of the last one that says the same. */
  index: number;
  until: number;
}

const CHAPTERS = new Set<Telling>(['dawn', 'day', 'night', 'convoy', 'over']);

export function paragraphs(lines: readonly Line[]): Paragraph[] {
  const told: Paragraph[] = [];
  lines.forEach((line, index) => {
    const last = told.at(-1);
    const chapter = CHAPTERS.has(line.told);
    if (last && !chapter && !last.chapter && last.seat === line.seat) add(last.lines, line, index);
    else told.push({ from: index, seat: line.seat, chapter, lines: [{ line, index, until: index }] });
  });
  return told;
}

export function add(told: Told[], line: Line, index: number): void {
  const last = told.at(-1);
  if (last && !line.card && last.line.text === line.text) last.until = index;
  else told.push({ line, index, until: index });
}
