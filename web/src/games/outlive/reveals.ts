/** What is turned over or caught, to be seen large for a moment, read from the lines that are being shown. */
import type { Line } from '../../wire';
import { whereabouts } from './flights';

export interface Reveal {
  /** What is shown: a search tile, a piece of equipment, caught game, an event, or the sky over a new part of the day. */
  face: 'tile' | 'equipment' | 'prey' | 'event' | 'sky';
  /** Which one. */
  name: string;
  /** Keys of the things it comes from; the first visible one counts. With none, it appears in the middle. */
  from: string[];
  line: Line;
}

/** More side by side would cover too much. */
const MOST = 3;

export function reveals(lines: Line[], log: Line[]): Reveal[] {
  return lines.flatMap((line) => revealed(line, log)).slice(-MOST);
}

function revealed(line: Line, log: Line[]): Reveal[] {
  const word = (name: string): string => String(line.details[name] ?? '');
  const one = (face: Reveal['face'], name: string, ...from: string[]): Reveal[] => [{ face, name, from, line }];
  switch (line.told) {
    case 'found':
    case 'mary-drew':
      return one('tile', word('tile'), `pile:${word('city')}`);
    case 'drew':
    case 'drew-owned':
      return one('equipment', word('equipment'), 'deck');
    case 'caught':
      return one('prey', word('prey'), `stack:${whereabouts(line.seat ?? -1, log)}`);
    case 'event-came':
    case 'overcame':
      return one('event', word('event'));
    case 'night':
    case 'dawn':
    case 'convoy':
      return one('sky', line.told);
    default:
      return [];
  }
}

/** The things that were turned over where they lie, by their keys. */
export function turnedOver(lines: Line[]): string[] {
  return lines.flatMap(({ told, details }) => {
    if (told === 'displayed') return [`display:${details.city}:${details.equipment}`];
    if (told === 'prey-shown') return [`stack:${details.stack}`];
    return told === 'tile-aside' ? [`pile:${details.city}`] : [];
  });
}
