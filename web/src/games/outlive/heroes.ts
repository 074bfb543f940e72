/** Where each hero is drawn, and which heroes a chosen one would put under pressure. */
import type { Table } from '../../table.svelte';
import { berths, foothold, parts, type Box, type Plan } from './geometry';
import type { Hero, PlaceName, View } from './view';

export interface Standing {
  key: string;
  seat: number;
  hero: Hero;
  at: { x: number; y: number };
}

/** All visible heroes, at most one per seat at a place. The player's own wait in the middle until placed. */
export function standings(view: View, plan: Plan): Standing[] {
  const all = view.shelters.flatMap((shelter) => shelter.heroes.map((hero) => ({ seat: shelter.seat, hero })));
  const seen = all.filter(
    ({ seat, hero }) => hero.place !== null || (view.phase === 'placement' && seat === view.seat),
  );
  return seen.map(({ seat, hero }) => ({
    key: `hero:${seat}:${hero.hero}`,
    seat,
    hero,
    at: spot(view, plan, seat, hero),
  }));
}

function spot(view: View, plan: Plan, seat: number, hero: Hero): { x: number; y: number } {
  if (hero.place === null) return waiting(view, plan, seat, hero);
  const box = plan.places[hero.place];
  const at = inside(view, plan, seat, hero, hero.place);
  return { x: box.x + at.x, y: box.y + at.y };
}

function waiting(view: View, plan: Plan, seat: number, hero: Hero): { x: number; y: number } {
  const { centre } = plan;
  const unplaced = (view.shelters[seat]?.heroes ?? []).filter((other) => other.place === null);
  return foothold(
    { x: centre.x + 6, y: centre.y, w: centre.w - 12, h: centre.h - 6 },
    unplaced.indexOf(hero),
    unplaced.length,
  );
}

/** Its position relative to the place. */
function inside(view: View, plan: Plan, seat: number, hero: Hero, place: PlaceName): { x: number; y: number } {
  const box = plan.places[place];
  const slot =
    place === 'cargo-ship'
      ? view.cargo.findIndex((one) => one.heroes.some(([s, h]) => s === seat && h === hero.hero))
      : -1;
  if (slot >= 0 && hero.state === 'standing') return docked(view, plan, seat, slot);
  const ground = place === 'cargo-ship' ? quay(plan, box) : parts(plan.wide, box).ground;
  const present = view.shelters.filter((shelter) =>
    shelter.heroes.some((other) => other.place === place && !isDocked(view, shelter.seat, other)),
  );
  return foothold(
    ground,
    present.findIndex((shelter) => shelter.seat === seat),
    present.length,
  );
}

function isDocked(view: View, seat: number, hero: Hero): boolean {
  return (
    hero.state === 'standing' && view.cargo.some((slot) => slot.heroes.some(([s, h]) => s === seat && h === hero.hero))
  );
}

function docked(view: View, plan: Plan, seat: number, slot: number): { x: number; y: number } {
  const box = berths(plan.wide, plan.places['cargo-ship'])[slot] as Box;
  const crew = view.cargo[slot]?.heroes ?? [];
  const step = 9 * (crew.findIndex(([s]) => s === seat) - (crew.length - 1) / 2);
  return { x: box.x + (plan.wide ? box.w / 2 : box.w - 15) + step, y: box.y + box.h - 4 };
}

/** Where heroes lie while they wait at the ship. */
function quay(plan: Plan, box: Box): Box {
  const first = berths(plan.wide, box)[0] as Box;
  return plan.wide ? { x: 4, y: box.h - 50, w: first.x - 8, h: 44 } : { x: 3, y: box.h - 30, w: box.w - 6, h: 28 };
}

/** How much pressure the chosen hero would apply to this one if it could and did go there. */
export function pressure(table: Table, view: View, standing: Standing): number {
  const chosen = table.chosen.find((key) => key.startsWith(`hero:${view.seat}:`));
  if (!chosen || standing.seat === view.seat || standing.hero.state !== 'standing' || !standing.hero.place) return 0;
  if (view.phase !== 'day' || !table.isOffered(`place:${standing.hero.place}`)) return 0;
  const mine = view.shelters[view.seat as number]?.heroes.find((hero) => chosen.endsWith(`:${hero.hero}`));
  return Math.max(0, (mine?.strength ?? 0) - standing.hero.strength);
}
