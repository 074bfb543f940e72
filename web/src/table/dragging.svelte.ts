/** Dragging: a thing that begins a choice, onto the thing that completes it. A click does the same in two steps. */
import type { Table } from '../table.svelte';
import type { Choice } from '../wire';

/** How far a pointer moves before it drags instead of clicks. */
const FAR = 8;

interface Drag {
  thing: string;
  title: string;
  x: number;
  y: number;
}

/** What is being dragged, and where it is; for the picture under the pointer. */
class Dragged {
  now = $state.raw<Drag | null>(null);
}

export const dragged = new Dragged();

/** What a choice lets one drag, and onto what. */
export function dragOf({ drag, things }: Choice): readonly [string, string] | null {
  const [first] = things;
  const last = things.at(-1);
  if (drag) return drag;
  return things.length > 1 && first !== undefined && last !== undefined ? [first, last] : null;
}

export function isDraggable(table: Table, thing: string): boolean {
  return table.choices.some((choice) => dragOf(choice)?.[0] === thing);
}

/** The choices that dragging one thing onto another can mean. */
export function meantBy(table: Table, from: string, onto: string): Choice[] {
  return table.choices.filter((choice) => {
    const drag = dragOf(choice);
    return drag?.[0] === from && drag[1] === onto;
  });
}

/** Follow the pointer from where it was pressed on a thing. Returns at once; the rest happens while it moves. */
export function beginDrag(table: Table, thing: string, start: PointerEvent): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const { userSelect } = document.body.style;
  document.body.style.userSelect = 'none';
  let target: HTMLElement | null = null;
  const stop = (): void => {
    listening.abort();
    document.body.style.userSelect = userSelect;
    target?.removeAttribute('data-drop');
    dragged.now = null;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    if (!dragged.now && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    event.preventDefault();
    event.stopPropagation();
    dragged.now = { thing, title: table.entry(thing)?.title ?? thing, x: event.clientX, y: event.clientY };
    target?.removeAttribute('data-drop');
    target = targetAt(table, thing, event);
    target?.setAttribute('data-drop', '');
  };
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    const onto = dragged.now ? target?.dataset.thing : undefined;
    if (dragged.now) swallowClick();
    stop();
    if (onto !== undefined) drop(table, thing, onto);
  };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('pointercancel', stop, options);
}

/** The drawn thing under the pointer that completes a choice. */
function targetAt(table: Table, from: string, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const under = document.elementsFromPoint(clientX, clientY).map((e) => e.closest<HTMLElement>('[data-thing]'));
  return under.find((found) => found && meantBy(table, from, found.dataset.thing ?? '').length > 0) ?? null;
}

function drop(table: Table, from: string, onto: string): void {
  const choices = meantBy(table, from, onto);
  const [only, more] = choices;
  if (only && !more) table.pick(only.pick);
  else if (only) table.chosen = [...new Set([from, onto])].filter((thing) => only.things.includes(thing));
}

/** The click that a browser makes of a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
