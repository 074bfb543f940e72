/** The final score sheet, line by line. */
import { MATERIALS, PARTS, SUPPLIES, total, type Part, type Resource, type Shelter, type View } from './view';

export interface Row {
  key: Part | 'total' | 'supplies' | 'goods';
  /** One for each shelter. */
  counts: number[];
}

/** All parts, their sum, and what was counted to decide a tie. */
export function sheet(view: View, reason: string): Row[] {
  const row = (key: Row['key'], count: (shelter: Shelter) => number): Row => ({
    key,
    counts: view.shelters.map(count),
  });
  const parts = PARTS.map((part) => row(part, (shelter) => shelter.score[part]));
  return [...parts, row('total', total), ...ties(reason).map((key) => row(key, (shelter) => sum(shelter, TIES[key])))];
}

const TIES = { supplies: SUPPLIES, goods: [...MATERIALS, 'munition'] } as const;

function ties(reason: string): (keyof typeof TIES)[] {
  if (reason === 'points') return [];
  return reason === 'supplies' ? ['supplies'] : ['supplies', 'goods'];
}

function sum(shelter: Shelter, names: readonly Resource[]): number {
  return names.reduce((n, name) => n + shelter.resources[name], 0);
}
