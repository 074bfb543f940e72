/** What the menu of the table offers. */
import checklist from 'icon:checklist';
import door from 'icon:exit-door';
import friends from 'icon:three-friends';
import help from 'icon:help';
import knobs from 'icon:settings-knobs';
import bulb from 'icon:light-bulb';
import book from 'icon:rule-book';
import padlock from 'icon:padlock';
import whistle from 'icon:whistle';
import spyglass from 'icon:spyglass';
import type { Table } from '../table.svelte';
import { say } from '../text.svelte';
import type { Guiding } from './guiding.svelte';

/** The dialog that is open. */
export type Open = 'players' | 'habits' | 'seal' | 'keys' | 'settings' | null;

export interface Item {
  icon: string;
  label: string;
  hint?: string;
  press: () => void;
}

interface Around {
  table: Table;
  guiding: Guiding | null;
  open: (wish: Open) => void;
  /** Show the overview of the game. */
  overview: () => void;
  leave: () => void;
}

export function menuOf({ table, guiding, open, overview, leave }: Around): Item[] {
  const item = (icon: string, key: string, press: () => void): Item => ({
    icon,
    press,
    label: say(key),
    hint: say(`${key}.hint`),
  });
  const sits = table.shown?.seat !== null && table.shown?.seat !== undefined;
  const guide = guiding?.on ? 'page-guide-off' : 'page-guide-on';
  const { coaching } = table;
  const coach = coaching.on ? 'page-coach-off' : 'page-coach-on';
  return [
    item(friends, 'page-table-players', () => open('players')),
    ...(sits ? [item(checklist, 'page-table-habits', () => open('habits'))] : []),
    ...(sits && guiding ? [item(bulb, guide, () => guiding.turn(!guiding.on))] : []),
    ...(sits ? [item(whistle, coach, () => coaching.turn(!coaching.on))] : []),
    ...(guiding ? [item(spyglass, 'page-overview', overview)] : []),
    item(
      book,
      'page-table-all-rules',
      () => void window.open(`/rules/${table.info?.game ?? ''}`, '_blank', 'noopener'),
    ),
    item(help, 'page-table-help', () => open('keys')),
    item(padlock, 'page-table-seal', () => open('seal')),
    item(knobs, 'page-table-settings', () => open('settings')),
    item(door, 'page-table-leave', leave),
  ];
}
