/** The log in paragraphs: one for everything that one seat did in a row. */
import type { Line } from '../wire';

export interface Paragraph {
  /** The number of its first line. */
  from: number;
  seat: number | null;
  /** Whether something new begins here: a day, a night. */
  chapter: boolean;
  lines: { line: Line; index: number }[];
}

const CHAPTERS = new Set(['dawn', 'day', 'night', 'convoy', 'over']);

export function paragraphs(lines: Line[]): Paragraph[] {
  const told: Paragraph[] = [];
  lines.forEach((line, index) => {
    const last = told.at(-1);
    const chapter = CHAPTERS.has(line.told);
    if (last && !chapter && !last.chapter && last.seat === line.seat) last.lines.push({ line, index });
    else told.push({ from: index, seat: line.seat, chapter, lines: [{ line, index }] });
  });
  return told;
}
