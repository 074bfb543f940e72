/** Gestures: what the bar offers instead of a wall of sentences. Shortcuts come first, the first thing of a pick before
 * the second, and what glows on the board is not repeated as a button unless somebody wants a list. */
import { gameOf } from '../games';
import type { Table } from '../table.svelte';
import type { Choice, Shortcut, Verb, Words } from '../wire';
import { doings, fitting, isDrastic, isSame, keyOf } from './asking';
import { opened } from './opened.svelte';

/** So many buttons of one kind are shown at once; the rest comes on demand. */
const FEW = 6;
/** From this many sentences on, their first things come first. */
const MANY = 5;
/** Choices that are made on the board: where they lead glows there. */
const ON_BOARD = new Set<Verb>(['move', 'step', 'place']);

/** Shortcuts that differ only in a figure, the greatest first; the others stand alone. */
export interface Row {
  key: string;
  main: Shortcut;
  others: Shortcut[];
}

/** What the bar shows of a question. */
export interface Offer {
  rows: Row[];
  /** Things to choose first, each with what it is. */
  firsts: { thing: string; title: string }[];
  /** Single choices. */
  choices: Choice[];
  /** How many single choices are left out because a shortcut begins with them. */
  covered: number;
  /** How many are left out because they glow on the board. */
  glowing: number;
  /** How many rows of shortcuts are left out. */
  more: number;
}

export function shortcutsOf(table: Table): Shortcut[] {
  return table.shown?.question?.shortcuts ?? [];
}

/** Shortcuts that have a button: those for a thing on the board are made there. */
export function rowsOf(shortcuts: readonly Shortcut[]): Row[] {
  const rows = new Map<string, Row>();
  for (const [i, shortcut] of shortcuts.filter(({ things }) => things.length === 0).entries()) {
    const key = shortcut.group || String(i);
    const row = rows.get(key);
    if (row) row.others.push(shortcut);
    else rows.set(key, { key, main: shortcut, others: [] });
  }
  return [...rows.values()].filter(isShort);
}

/** A row that stands for a single pick saves nothing. */
function isShort({ main, others }: Row): boolean {
  return main.picks.length > 1 || others.length > 0 || main.ending !== null;
}

export function offerOf(table: Table): Offer {
  const all = doings(fitting(table));
  const rows = table.chosen.length > 0 ? [] : rowsOf(shortcutsOf(table));
  const begun = new Set(
    rows.flatMap(({ main, others }) => [main, ...others]).map(({ picks }) => JSON.stringify(picks[0])),
  );
  // What is advised can always be chosen in the bar.
  const isAdvised = (choice: Choice): boolean => isSame(choice, table.hint);
  const uncovered = opened.single ? all : all.filter((choice) => !begun.has(keyOf(choice)) || isAdvised(choice));
  // A list has every choice, so what they begin with would only repeat some.
  const firsts = opened.board ? [] : firstsOf(table, uncovered);
  const left =
    firsts.length > 0 ? uncovered.filter((choice) => choice.things.length < 2 || isAdvised(choice)) : uncovered;
  const others = left.filter((choice) => !isOnBoard(choice) || isAdvised(choice));
  const isCrowded = left.length >= MANY || others.length > 0 || rows.length > 0 || firsts.length > 0;
  const shown = isCrowded && !opened.board && isDrawn(table) ? others : left;
  const few = opened.more || rows.length <= FEW ? rows : rows.slice(0, FEW - 1);
  return {
    rows: few,
    firsts,
    choices: opened.board ? uncovered : shown,
    covered: begun.size > 0 ? all.filter((choice) => begun.has(keyOf(choice))).length : 0,
    glowing: (opened.board ? uncovered : uncovered.filter((choice) => !shown.includes(choice))).filter(isOnBoard)
      .length,
    more: rows.length - few.length,
  };
}

/** Among many choices of two things each: what they begin with. */
function firstsOf(table: Table, choices: readonly Choice[]): Offer['firsts'] {
  const pairs = choices.filter(({ things }) => things.length > 1);
  const firsts = [...new Set(pairs.map(({ things }) => things[0] ?? ''))].filter(
    (thing) => !table.chosen.includes(thing),
  );
  if (pairs.length < MANY || firsts.length < 2 || firsts.length > FEW || table.chosen.length > 0) return [];
  const titles = firsts.map((thing) => table.entry(thing)?.title ?? thing);
  const isClear = new Set(titles).size === titles.length;
  return firsts.map((thing, i) => ({ thing, title: isClear ? (titles[i] ?? thing) : beginningOf(pairs, thing) }));
}

/** What the sentences about a thing have in common, such as a hero and where it is; the whole of it if there is one. */
export function beginningOf(choices: readonly Choice[], thing: string): string {
  const [first = '', ...others] = choices.filter(({ things }) => things[0] === thing).map(({ label }) => label);
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return length === first.length ? first : `${first.slice(0, first.lastIndexOf(' ', length - 1))} …`;
}

function isOnBoard({ pick, things }: Choice): boolean {
  return ON_BOARD.has(pick[0]) && things.length > 0;
}

/** Games from other packages may have no drawing: there everything has a button. While a drawing is being loaded, the
 * bar already looks as it will: a key means the same before and after. */
function isDrawn({ info, shown }: Table): boolean {
  return !!info && gameOf(info.game) !== undefined && !!shown?.view;
}

/** Everything that a number key can choose, in the order of the buttons. Nobody gives up by a slip of the finger. */
export function numbered(table: Table): (Shortcut | { thing: string } | Choice)[] {
  const offer = offerOf(table);
  return [...offer.rows.map(({ main }) => main), ...offer.firsts, ...offer.choices.filter((one) => !isDrastic(one))];
}

/** The shortcut for a thing that no single choice names, such as a distant hex. */
export function shortcutAt(table: Table, thing: string): Shortcut | undefined {
  return shortcutsOf(table).find(({ things }) => things.includes(thing));
}

/** What a shortcut does, and what it costs if its words do not say that themselves. */
export function wordsOf({ label, note }: Shortcut): string {
  return note ? `${label} (${note})` : label;
}

/** The words of the choice that ends the matter after a shortcut. */
export function endingOf(table: Table, { ending }: Shortcut): string {
  const key = JSON.stringify(ending);
  return table.shown?.question?.choices.find((choice) => keyOf(choice) === key)?.label ?? '';
}

/** The picks of a shortcut, with its ending if somebody wants nothing else. */
export function picksOf(shortcut: Shortcut, ends: boolean): Words[] {
  return ends && shortcut.ending ? [...shortcut.picks, shortcut.ending] : shortcut.picks;
}
