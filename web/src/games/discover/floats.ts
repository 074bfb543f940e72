/** What somebody gains, loses or suffers, according to the log: small signs that rise from their figure. */
import die from 'icon:d12';
import boot from 'icon:walking-boot';
import bag from 'icon:swap-bag';
import type { Line, Telling } from '../../wire';
import { DAMAGE_ICONS, RESOURCE_ICONS } from './icons';
import type { Damage } from './view';

export interface Float {
  key: string;
  seat: number;
  icon: string;
  text: string;
  tone: 'good' | 'bad';
  /** How many rise before it. */
  order: number;
}
type Sign = Pick<Float, 'icon' | 'text' | 'tone'>;
type Details = Line['details'];

/** More would hide the figure. */
const MOST = 5;

const gain = (icon: string, n: number): Sign => ({ icon, text: `+${n}`, tone: 'good' });
const loss = (icon: string, n: number): Sign => ({ icon, text: `−${n}`, tone: 'bad' });
/** The log may name something without an icon: a card, or a thing from a later version. */
const icons: Readonly<Record<string, string | undefined>> = RESOURCE_ICONS;
const resource = (details: Details): string => icons[String(details.resource)] ?? bag;
const damage = (details: Details): string => DAMAGE_ICONS[details.damage as Damage];
/** For a token with two resources, the first stands for both. */
const token = (details: Details): string => icons[String(details.sort).split('+')[0] ?? ''] ?? bag;
const tokenSize = (details: Details): number => String(details.sort).split('+').length;

const SIGNS: Readonly<Partial<Record<Telling, (details: Details) => Sign | null>>> = {
  gained: (d) => gain(resource(d), Number(d.n)),
  spent: (d) => loss(resource(d), Number(d.n)),
  gathered: (d) => gain(token(d), tokenSize(d)),
  'picked-up': (d) => gain(token(d), tokenSize(d)),
  looted: (d) => gain(token(d), tokenSize(d)),
  dropped: (d) => loss(token(d), tokenSize(d)),
  robbed: (d) => gain(resource(d), 1),
  hurt: (d) => ({ icon: damage(d), text: `${d.n}`, tone: 'bad' }),
  healed: (d) => ({ icon: damage(d), text: `−${d.n}`, tone: 'good' }),
  rested: (d) => (Number(d.n) > 0 ? gain(boot, Number(d.n)) : null),
  tired: (d) => (Number(d.n) > 0 ? loss(boot, Number(d.n)) : null),
  item: () => gain(bag, 1),
  tested: (d) => ({ icon: die, text: `${d.n}`, tone: Number(d.n) >= Number(d.least) ? 'good' : 'bad' }),
};

export function floats(lines: readonly Line[], from: number): Float[] {
  const count = new Map<number, number>();
  return lines.flatMap((line, i) => {
    const sign = SIGNS[line.told]?.(line.details);
    if (!sign || line.seat === null) return [];
    const order = count.get(line.seat) ?? 0;
    count.set(line.seat, order + 1);
    return order < MOST ? [{ ...sign, key: `${from + i}`, seat: line.seat, order }] : [];
  });
}
