/** The icons that stand for things in Discover. */
import food from 'icon:shiny-apple';
import meat from 'icon:meat';
import cleanWater from 'icon:water-drop';
import dirtyWater from 'icon:spill';
import stone from 'icon:stone-pile';
import wood from 'icon:log';
import salvage from 'icon:gears';
import medicine from 'icon:medical-pack';
import poison from 'icon:poison-bottle';
import leaf from 'icon:linden-leaf';
import rock from 'icon:rock';
import paw from 'icon:paw-print';
import relic from 'icon:amphora';
import shell from 'icon:nautilus-shell';
import bone from 'icon:crossed-bones';
import hunger from 'icon:stomach';
import thirst from 'icon:cactus';
import sickness from 'icon:virus';
import physical from 'icon:claw-slashes';
import overwhelm from 'icon:crossed-swords';
import attack from 'icon:sword-clash';
import protect from 'icon:shield';
import hidden from 'icon:monster-grasp';
import monster from 'icon:bestial-fangs';
import special from 'icon:crowned-skull';
import feature from 'icon:beast-eye';
import read from 'icon:open-book';
import night from 'icon:night-sky';
import threat from 'icon:hazard-sign';
import quest from 'icon:treasure-map';
import found from 'icon:swap-bag';
import made from 'icon:claw-hammer';
import type { Telling } from '../../wire';
import type { Damage, Foe, Resource, Support, Symbol } from './view';

export const RESOURCE_ICONS: Readonly<Record<Resource, string>> = {
  food,
  meat,
  'clean-water': cleanWater,
  'dirty-water': dirtyWater,
  stone,
  wood,
  salvage,
  medicine,
  poison,
};
export const SYMBOL_ICONS: Readonly<Record<Symbol, string>> = { leaf, rock, paw, relic, shell, bone };
export const DAMAGE_ICONS: Readonly<Record<Damage, string>> = { hunger, thirst, sickness, physical };
export const SUPPORT_ICONS: Readonly<Record<Support, string>> = { overwhelm, attack, protect };
const FOE_ICONS: Readonly<Record<Foe['kind'], string>> = { monster, special, feature, loose: monster };
/** By the kind of event that reports a card being read aloud. */
export const CARD_ICONS: Readonly<Partial<Record<Telling, string>>> = {
  read,
  'night-card': night,
  threat,
  stage: quest,
  item: found,
};

export function foeIcon(foe: Foe): string {
  return foe.enemy === null ? hidden : FOE_ICONS[foe.kind];
}

export function itemIcon(item: string): string {
  return item.startsWith('made-') ? made : found;
}
