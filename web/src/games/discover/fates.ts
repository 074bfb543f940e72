/** What became of everybody, according to the log. */
import type { Line } from '../../wire';
import { DAMAGES, HEARTS, hurt, type Damage, type View } from './view';

export interface Fate {
  seat: number;
  status: 'won' | 'lost';
  /** null: the log does not say. */
  day: number | null;
  /** The last wound, if it was the fourth and therefore fatal. */
  by: Damage | null;
}

/** Those who came home, then the others, each in the order in which they left the map. */
export function fates(view: View, log: readonly Line[]): Fate[] {
  const told = new Map<number, { day: number; by: Damage | null }>();
  const wounds = new Map<number, Damage>();
  let day = 0;
  for (const { told: kind, seat, details } of log) {
    if (kind === 'day') day = Number(details.day);
    if (seat === null) continue;
    if (kind === 'hurt') wounds.set(seat, details.damage as Damage);
    if (kind === 'won' || kind === 'eliminated') told.set(seat, { day, by: wounds.get(seat) ?? null });
  }
  const order = [...told.keys()];
  const all = view.survivors.map((survivor, seat): Fate => {
    const end = told.get(seat);
    const dead = survivor.status !== 'won' && hurt(survivor) > HEARTS;
    const by = dead && end?.by && DAMAGES.includes(end.by) ? end.by : null;
    return { seat, status: survivor.status === 'won' ? 'won' : 'lost', day: end?.day ?? null, by };
  });
  return all.sort(
    (a, b) => Number(b.status === 'won') - Number(a.status === 'won') || order.indexOf(a.seat) - order.indexOf(b.seat),
  );
}

/** The stages of the quest that were reached, by name. */
export function stages(log: readonly Line[]): string[] {
  return log.filter((line) => line.told === 'stage').map((line) => line.card?.[0] ?? line.text);
}
