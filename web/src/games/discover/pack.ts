/** What a survivor carries, token by token. */
import { RESOURCES, type Resource, type Survivor } from './view';

export interface Group {
  /** What the tokens show, in the words of picks: "food", "food+meat". */
  sort: string;
  resources: Resource[];
  count: number;
}

/** Tokens by what they show: single ones, then doubles. A resource is the same on any single token. */
export function groups(survivor: Survivor): Group[] {
  const counts = new Map<string, number>();
  for (const kind of RESOURCES) if (survivor.resources[kind] > 0) counts.set(kind, survivor.resources[kind]);
  for (const token of survivor.tokens) counts.set(token.join('+'), (counts.get(token.join('+')) ?? 0) + 1);
  const found = [...counts].map(([sort, count]) => ({ sort, resources: sort.split('+') as Resource[], count }));
  return found.sort(
    (a, b) =>
      a.resources.length - b.resources.length ||
      RESOURCES.indexOf(a.resources[0] ?? 'food') - RESOURCES.indexOf(b.resources[0] ?? 'food'),
  );
}
