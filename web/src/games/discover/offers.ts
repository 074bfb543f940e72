/** What the choices of the question say about the things they name. */
import type { Table } from '../../table.svelte';
import { wordsOf } from '../../table/gestures';
import type { Choice, Entry, Shortcut } from '../../wire';

/** What picking a thing would do, if exactly one choice names it, and nothing else, or a shortcut; for screen readers. */
export function labelsOf(choices: readonly Choice[], shortcuts: readonly Shortcut[] = []): Map<string, string> {
  const labels = new Map<string, string>();
  const several = new Set<string>();
  for (const choice of choices) {
    for (const thing of choice.things) {
      if (labels.has(thing) || choice.things.length > 1) several.add(thing);
      labels.set(thing, choice.label);
    }
  }
  for (const shortcut of shortcuts)
    for (const thing of shortcut.things) if (!labels.has(thing)) labels.set(thing, wordsOf(shortcut));
  for (const thing of several) labels.delete(thing);
  return labels;
}

/** The stamina that each offered space costs. The words of a choice name the space, its ground and then the cost. */
export function costsOf(choices: readonly Choice[]): { space: string; cost: string }[] {
  return choices.flatMap(({ pick: [verb, space], label }) => {
    if (verb !== 'move' || typeof space !== 'string') return [];
    const cost = /\d+/.exec(label.slice(label.indexOf(space) + space.length))?.[0];
    return cost === undefined ? [] : [{ space, cost }];
  });
}

/** Everything on a card, for screen readers: what is drawn as one picture is read as one text. */
export function spoken(entry: Entry | undefined): string | undefined {
  return entry ? [entry.title, ...entry.text].join(' ') : undefined;
}

/** The name of a person at the table. */
export function nameOfSeat(table: Table, seat: number): string {
  return (
    table.info?.players.find((player) => player.seat === seat)?.name ??
    table.entry(`survivor:${seat}`)?.title ??
    String(seat + 1)
  );
}
