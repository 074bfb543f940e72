/** The morning report: what happened to one survivor between two of their turns, in sums and in sentences. */
import boot from 'icon:walking-boot';
import type { Line, Telling } from '../../wire';
import { DAMAGE_ICONS, RESOURCE_ICONS } from './icons';
import type { Damage } from './view';

export interface Sum {
  /** What is counted: "stamina", "hunger", "wood". */
  key: string;
  icon: string;
  /** Damage counts as it was suffered; everything else as it was gained or lost. */
  n: number;
  tone: 'good' | 'bad';
}
export interface MorningReport {
  /** The number of the line it begins with. */
  from: number;
  sums: Sum[];
  /** What cannot be summed up, in the words of the log. */
  sentences: string[];
  /** All of it in the words of the log, for screen readers. */
  words: string[];
}

/** What is told as it stands in the log. */
const TOLD: readonly Telling[] = [
  'threat',
  'threat-ended',
  'combat',
  'defeated',
  'fled',
  'duel',
  'robbed',
  'looted',
  'item-looted',
  'item',
  'placed',
  'walked',
  'chief',
  'takes-damage',
];
/** More nobody reads before a turn; the log has it all. */
const MOST = 4;
const icons: Readonly<Record<string, string | undefined>> = RESOURCE_ICONS;

/** The report for a seat whose turn has just begun, and in which it has done nothing yet; null if nothing happened. */
export function reportOf(log: readonly Line[], own: number): MorningReport | null {
  const now = log.at(-1);
  if (now?.told !== 'turn' || now.seat !== own) return null;
  const from = log.findLastIndex(({ told, seat }) => told === 'turn-ended' && seat === own) + 1;
  if (from === 0) return null;
  const lines = log.slice(from, -1).filter((line) => concerns(line, own));
  const sums = sumsOf(lines.filter(({ seat }) => seat === own));
  const told = lines.filter((line) => TOLD.includes(line.told)).map(({ text }) => text);
  if (sums.length === 0 && told.length === 0) return null;
  return { from, sums, sentences: told.slice(0, MOST), words: lines.map(({ text }) => text) };
}

/** Whether a line is about a seat: about its survivor, or about what somebody took from it. */
function concerns({ seat, told, details }: Line, own: number): boolean {
  if (told === 'turn' || told === 'turn-ended' || told === 'moment') return false;
  return seat === own || details.victim === own;
}

function sumsOf(lines: readonly Line[]): Sum[] {
  const counts = new Map<string, number>();
  for (const line of lines) for (const [key, n] of countsOf(line)) counts.set(key, (counts.get(key) ?? 0) + n);
  return [...counts].flatMap(([key, n]) => (n === 0 ? [] : [sumOf(key, n)]));
}

function countsOf({ told, details }: Line): [string, number][] {
  const n = Number(details.n ?? 1);
  if (told === 'rested') return [['stamina', n]];
  if (told === 'tired') return [['stamina', -n]];
  if (told === 'hurt') return [[String(details.damage), n]];
  if (told === 'healed') return [[String(details.damage), -n]];
  if (told === 'gained') return [[String(details.resource), n]];
  if (told === 'spent') return [[String(details.resource), -n]];
  if (told === 'dropped')
    return String(details.sort)
      .split('+')
      .map((name) => [name, -1]);
  return [];
}

function sumOf(key: string, n: number): Sum {
  const harm = DAMAGE_ICONS[key as Damage] as string | undefined;
  const icon = harm ?? icons[key] ?? boot;
  return { key, icon, n, tone: n > 0 === !harm ? 'good' : 'bad' };
}
