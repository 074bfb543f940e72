/** What the keys mean at the table, except while somebody types or a dialog is open. */
import { pointed, rest, step } from '../pointing.svelte';
import type { Table } from '../table.svelte';
import { doings, endOfTurn } from './asking';
import { focusQuestion, isFree } from './focus';
import { numbered } from './gestures';
import { openRules } from './rules.svelte';
import { pickOrAsk } from './unspent.svelte';

export interface Commands {
  table: Table;
  help: () => void;
  back: () => boolean;
}

export function pressed(event: KeyboardEvent, commands: Commands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
  if (act(event.key, commands)) event.preventDefault();
}

function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return (
    target.closest('input:not([type=range]), textarea, select, dialog, [contenteditable], [role=menu]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}

function act(key: string, { table, help, back }: Commands): boolean {
  if (key === 'Escape') return backOut(table, back);
  if (key === 'Enter') return gotIt();
  if (key === '?') return explain(table, help);
  if (key.startsWith('Arrow')) return step(key as 'ArrowLeft') || focusOffered();
  if (/^[0-9]$/.test(key)) return choose(table, Number(key));
  const letter = key.toLowerCase();
  if (letter === 'u') return undo(table);
  if (letter === 'e') return end(table);
  if (letter === 'h') return hint(table);
  if (letter === 'q') return focusQuestion(table);
  return false;
}

function backOut(table: Table, back: () => boolean): boolean {
  if (pointed.thing) rest();
  else if (table.chosen.length > 0) table.unpoint();
  else return back();
  return true;
}

/** Explain the thing under the pointer or with the focus, if there is one; otherwise everything. */
function explain(table: Table, help: () => void): boolean {
  const thing = pointed.thing ?? document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
  const entry = thing ? table.entry(thing) : undefined;
  if (entry && entry.rules.length > 0) openRules(entry.title, entry.rules);
  else help();
  return true;
}

/** If nothing else needs it, Enter answers the guide. */
function gotIt(): boolean {
  const button = document.querySelector<HTMLElement>('[data-guide]');
  if (!button || !isFree()) return false;
  button.click();
  return true;
}

/** A number is an amount if the question asks for one, otherwise the place of a choice. */
function choose(table: Table, number: number): boolean {
  if (table.choices.length === 0) return false;
  const isAmount = table.shown?.question?.shape === 'amount';
  const amount = isAmount ? doings(table.fitting).find(({ pick }) => pick[1] === number) : undefined;
  const chosen = isAmount ? amount : numbered(table)[number - 1];
  if (chosen === undefined) return false;
  if ('picks' in chosen) table.gesture(chosen.picks);
  else if ('thing' in chosen) table.point(chosen.thing);
  else table.pick(chosen.pick);
  return true;
}

function undo(table: Table): boolean {
  if (!table.shown || table.shown.seat === null || table.shown.past) return false;
  table.undo();
  return true;
}

function end(table: Table): boolean {
  const choice = endOfTurn(table.choices);
  if (table.shown?.held !== null && table.shown?.held === table.shown?.seat) table.endTurn();
  else if (choice) pickOrAsk(table, choice);
  else return false;
  return true;
}

function hint(table: Table): boolean {
  if (table.choices.length === 0) return false;
  void table.askHint();
  return true;
}

/** With nothing focused, an arrow leads to the first thing that can be picked. */
function focusOffered(): boolean {
  if (!isFree()) return false;
  const first = [...document.querySelectorAll<HTMLElement>('[data-offered]')].find(
    (element) => element.getClientRects().length > 0,
  );
  first?.focus();
  return first !== undefined;
}
