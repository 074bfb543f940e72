/** What an overview is made of. The glances of each game are in games/<game>/overview.ts, their words are
 * `page-overview-<game>-<name>`. */

/** What a glance shows: the game in one picture, or a part of its table. */
export type Shown = 'scene' | 'board' | 'own' | 'others';

export interface Glance {
  name: string;
  shows: Shown;
  /** Things that are marked on the table: keys, or beginnings of keys that end in a colon. */
  things?: string[];
}

/** Whether a thing on the table is among those that a glance marks. */
export function isMarked(thing: string, marked: readonly string[]): boolean {
  return marked.some((key) => thing === key || (key.endsWith(':') && thing.startsWith(key)));
}
