/** What travels from thing to thing when a new state comes, read from the log. */
import type { Line } from '../../wire';
import { RESOURCES, type Resource } from './view';

export interface Flight {
  /** What flies: a token of a resource, a survivor, or something else of the shelter. */
  what: Resource | 'survivor' | 'tile';
  /** Keys of things; the first visible one counts. */
  from: string[];
  to: string[];
}

/** More at once would be a flurry. */
const MOST = 12;

export function flights(lines: Line[], before: Line[]): Flight[] {
  const told = [...before, ...lines];
  return lines.flatMap((line, n) => flown(line, told.slice(0, before.length + n))).slice(0, MOST);
}

function flown(line: Line, before: Line[]): Flight[] {
  const seat = Number(line.details.seat ?? -1);
  const word = (name: string): string => String(line.details[name] ?? '');
  const shelter = [`strip:${seat}`];
  const depot = (resource: string): string[] => [`resource:${seat}:${resource}`, ...shelter];
  const times = Math.min(6, Number(line.details.n ?? 1));
  const tokens = (resource: string, from: string[], to = depot(resource)): Flight[] =>
    isResource(resource) ? Array.from({ length: times }, () => ({ what: resource, from, to })) : [];
  switch (line.told) {
    case 'took':
      return tokens(word('resource'), [`stock:${word('place')}`]);
    case 'brought':
      return tokens(word('resource'), [`equipment:${seat}:${word('equipment')}`, `place:${whereabouts(seat, before)}`]);
    case 'unloaded':
      return tokens('canned-goods', [`slot:${word('slot')}`]);
    case 'caught':
      return tokens('meat', [`stack:${whereabouts(seat, before)}`]);
    case 'gave':
      return tokens(word('resource'), depot(word('resource')), [
        `resource:${word('to')}:${word('resource')}`,
        `strip:${word('to')}`,
      ]);
    case 'found':
      if (word('tile') === 'capsule')
        return [{ what: 'tile', from: [`pile:${word('city')}`], to: [`gauge:${seat}`, ...shelter] }];
      return tokens(word('tile'), [`pile:${word('city')}`]);
    case 'algae':
      return [{ what: 'tile', from: ['algae'], to: [`gauge:${seat}`, ...shelter] }];
    case 'salvaged':
      return [
        { what: 'tile', from: [`place:${word('city')}`], to: [`equipment:${seat}:${word('equipment')}`, ...shelter] },
      ];
    case 'overcame':
      return [{ what: 'tile', from: [`event:${word('event')}`], to: [`score:${seat}:events`, ...shelter] }];
    case 'welcomed':
      return [
        { what: 'survivor', from: [`place:${whereabouts(seat, before)}`], to: [spot(seat, word('spot')), ...shelter] },
      ];
    case 'recruited':
      return [{ what: 'survivor', from: depot(word('purse')), to: [spot(seat, 'airlock'), ...shelter] }];
    case 'entered':
      return [{ what: 'survivor', from: [spot(seat, 'airlock')], to: [spot(seat, word('label'))] }];
    default:
      return [];
  }
}

const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name);

const spot = (seat: number, name: string): string => (name === 'airlock' ? `airlock:${seat}` : `room:${seat}:${name}`);

/** Where a seat's hero went last. */
function whereabouts(seat: number, before: Line[]): string {
  const moved = before.findLast((line) => line.told === 'moved' && line.details.seat === seat);
  return String(moved?.details.place ?? '');
}
