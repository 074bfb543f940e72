/** The six days of the Convoy track: which event came when, and who has overcome it. */
import type { Line } from '../../wire';
import type { EventName, View } from './view';

export interface Day {
  n: number;
  wave: number;
  /** The event that came that day; null while it is unknown. */
  event: EventName | null;
  /** The seat that has overcome it. */
  by: number | null;
}

export function days(view: View, log: Line[]): Day[] {
  const came = arrivals(view, log);
  return view.waves.map((wave, i) => {
    const event = came.get(i + 1) ?? null;
    const winner = view.shelters.find((shelter) => event && shelter.events.includes(event));
    return { n: i + 1, wave, event, by: winner?.seat ?? null };
  });
}

/** The log says on which day an event came; an open event that it does not mention came last. */
function arrivals(view: View, log: Line[]): Map<number, EventName> {
  const known = new Set([...view.events.open, ...view.shelters.flatMap((shelter) => shelter.events)]);
  const came = new Map<number, EventName>();
  let day = 0;
  for (const line of log) {
    if (line.told === 'day') day = Number(line.details.n);
    const event = line.details.event as EventName;
    if (line.told === 'event-came' && known.has(event)) came.set(day, event);
  }
  const told = new Set(came.values());
  const untold = view.events.open.filter((event) => !told.has(event)).reverse();
  for (let n = view.round; n > 0 && untold.length > 0; n -= 1)
    if (!came.has(n)) came.set(n, untold.shift() as EventName);
  return came;
}

/** The hero that moved last, as the key of a thing: the eye should follow it. */
export function mover(log: Line[], at: number): string | null {
  const last = log.findLast((line) => line.at <= at && ['moved', 'dawn', 'night'].includes(line.told));
  return last?.told === 'moved' ? `hero:${last.details.seat}:${last.details.hero}` : null;
}
