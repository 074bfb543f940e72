/** The results of the dice in a combat, and how a choice would change them. */
import type { Choice, Line, Telling } from '../../wire';
import {
  BONUS,
  DICE,
  DUEL_HIT,
  SIDES,
  SPENT,
  type Combat,
  type DieName,
  type Foe,
  type Resource,
  type View,
} from './view';

export type { DieName };

export interface Die {
  name: DieName;
  shown: number | null;
  result: number | null;
  /** The lowest result that hits; null if none does. */
  least: number | null;
}

export function foeOf(view: View, combat: Combat): Foe | null {
  return view.foes.find((foe) => foe.id === combat.foe) ?? null;
}

/** The lowest result that hits: the gray die against Defense, the red one against Attack, both alike in a duel. */
export function leastOf(view: View, combat: Combat, die: DieName): number | null {
  if (combat.against !== null) return DUEL_HIT;
  const stats = foeOf(view, combat)?.stats;
  return (die === 'mine' ? stats?.defence : stats?.attack) || null;
}

export function diceOf(view: View, combat: Combat): Die[] {
  return DICE.map((name) => {
    const rolled = combat.dice?.[name];
    return { name, shown: rolled?.shown ?? null, result: rolled?.result ?? null, least: leastOf(view, combat, name) };
  });
}

export function hits(die: Die, change = 0): boolean {
  return die.result !== null && die.least !== null && die.result + change >= die.least;
}

/** How many of a die's numbers would hit if it were rolled again. */
export function chances(die: Die): number {
  if (die.shown === null || die.result === null || die.least === null) return 0;
  return Math.max(0, Math.min(SIDES, SIDES + 1 - (die.least - (die.result - die.shown))));
}

/** What a choice would change: which die, as the chooser sees it, and by how much; `again`: it is rerolled. */
export interface Change {
  own: boolean;
  by: number;
  again: boolean;
}

/** CB-6: what a resource does when it is spent in a combat. */
const spent: Readonly<Partial<Record<Resource, Change>>> = SPENT;

export function changeOf(combat: Combat, { pick: [verb, what] }: Choice): Change | null {
  if (verb === 'spend') return spent[what as Resource] ?? null;
  if (verb !== 'call') return null;
  const played = combat.played[Number(String(what).slice('seat-'.length)) - 1];
  if (played === 'attack') return { own: true, by: BONUS, again: false };
  return played === 'protect' ? { own: false, by: -BONUS, again: false } : null;
}

/** The die that a seat calls its own: the attacked seat in a duel rolls the red one. */
export function dieOf(dice: Die[], combat: Combat, seat: number | null, own: boolean): Die | undefined {
  const red = own === (combat.against !== null && combat.against === seat);
  return dice.find((die) => (die.name === 'enemy') === red);
}

/** How a choice would change the dice, as messages of the page with their details. */
export interface Outlook {
  key: string;
  n: number;
}

export function outlooks(combat: Combat, dice: Die[], seat: number | null, choice: Choice): Outlook[] {
  const fights = seat !== null && (combat.fighter === seat || combat.against === seat) && combat.dice !== null;
  if (!fights) return [];
  const look = (own: boolean, by: number): Outlook[] => outlook(dieOf(dice, combat, seat, own), own, by);
  if (choice.pick[0] === 'pass') return [...look(true, 0), ...look(false, 0)];
  const change = changeOf(combat, choice);
  if (!change) return [];
  if (!change.again) return look(change.own, change.by);
  const die = dieOf(dice, combat, seat, change.own);
  return die ? [{ key: `page-discover-again-${change.own ? 'own' : 'enemy'}`, n: chances(die) }] : [];
}

function outlook(die: Die | undefined, own: boolean, by: number): Outlook[] {
  if (!die || die.result === null) return [];
  const key = `page-discover-then-${own ? 'own' : 'enemy'}-${hits(die, by) ? 'hits' : 'misses'}`;
  return [{ key, n: die.result + by }];
}

// -- afterward --------------------------------------------------------------------------------------------------

/** A finished combat: the results of the dice, and the log lines after them. */
export interface Aftermath {
  title: string;
  dice: Die[];
  duel: boolean;
  lines: string[];
  won: boolean;
}

const TOLD_AFTER = new Set<Telling>([
  'struck',
  'defeated',
  'hurt',
  'takes-damage',
  'retreated',
  'lurks',
  'fled',
  'eliminated',
  'gained',
  'rested',
  'tired',
  'robbed',
  'item',
  'healed',
]);

/** The last combat that ends in these lines, or null. `log` is these lines and all before them. */
export function aftermathOf(lines: readonly Line[], log: readonly Line[]): Aftermath | null {
  const at = lines.findLastIndex((line) => line.told === 'dice' || line.told === 'duel-dice');
  const dice = lines[at];
  if (!dice) return null;
  const began = log.findLast((line) => line.told === 'combat' || line.told === 'duel');
  const duel = dice.told === 'duel-dice';
  const after = until(lines.slice(at + 1), (line) => !TOLD_AFTER.has(line.told));
  return {
    title: (began ?? dice).text,
    dice: [
      finalDie('mine', log, dice, 'mine', duel ? DUEL_HIT : dice.details.defence),
      finalDie('enemy', log, dice, 'red', duel ? DUEL_HIT : dice.details.attack),
    ],
    duel,
    lines: after.map((line) => line.text),
    won: after.some((line) => line.told === 'defeated'),
  };
}

function finalDie(
  name: DieName,
  lines: readonly Line[],
  dice: Line,
  field: string,
  least: string | number | undefined,
): Die {
  const result = Number(dice.details[field]);
  const rolled = lines.findLast((line) => line.told === 'rolled' && line.details.die === name && line.at <= dice.at);
  return { name, shown: rolled ? Number(rolled.details.n) : result, result, least: Number(least) || null };
}

function until<T>(list: readonly T[], ends: (one: T) => boolean): T[] {
  const end = list.findIndex(ends);
  return end < 0 ? [...list] : list.slice(0, end);
}
