/** Beats: what happened between two questions, one thing after another, each with the difference it made to the view. */
import type { Line, State, StateMessage } from '../wire';

/** `[value]` replaces, `null` takes a key away, an object goes deeper: by keys, or by positions in a list. */
export type Change = [unknown] | { [key: string]: Change | null };

/** A value after a change. What did not change stays the same object, so that nothing is drawn again for it. */
export function changed(value: unknown, change: Change): unknown {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(value)) return value.map((part: unknown, at) => (change[at] ? changed(part, change[at]) : part));
  const before = new Map(Object.entries(value as object));
  const kept = [...before].filter(([key]) => change[key] === undefined);
  const given = Object.entries(change).flatMap(([key, part]) => (part ? [[key, changed(before.get(key), part)]] : []));
  return Object.fromEntries([...kept, ...given]);
}

function isReplacement(change: Change): change is [unknown] {
  return Array.isArray(change);
}

/** The states that a message leads through: one for each beat, the last one being the present. */
export function statesOf(before: State | null, message: StateMessage): State[] {
  const { beats, view, ...rest } = message;
  if (!beats || !before) return [{ ...rest, view: view ?? null }];
  let now: unknown = before.view;
  let { from } = message.log;
  return beats.map(({ lines, change }, at) => {
    now = changed(now, change as Change);
    const start = from - message.log.from;
    const told = message.log.lines.slice(start, start + lines);
    const log = { from, lines: told };
    from += lines;
    const state: State = { ...rest, view: now as State['view'], log };
    return at === beats.length - 1 ? state : between(before, state, told);
  });
}

/** A state on the way: nobody is asked yet, and nothing has ended yet. */
function between(before: State, state: State, told: Line[]): State {
  const { turn, seal } = before;
  const at = told.at(-1)?.at ?? state.at;
  return { ...state, at, turn, seal, question: null, waiting: [], held: null, undo: false, outcome: null };
}
