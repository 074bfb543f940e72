/** `{@attach thing(table, 'place:forest')}` makes anything drawn a thing of the table: what it is, whether it can be
 * picked now, and what happens on a click, a long touch, or keyboard focus. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Table } from './table.svelte';
import { beginDrag, dragged, isDraggable } from './table/dragging.svelte';
import { focusQuestion } from './table/focus';

/** What the pointer, the focus or a long touch is on; `asked` when somebody clicked what cannot be picked. */
export const pointed = $state<{ thing: string | null; at: DOMRect | null; asked: boolean }>({
  thing: null,
  at: null,
  asked: false,
});

const LONG = 450;
/** A shorter text is read with the name of what it is on. */
const SHORT = 40;

/** Where the mouse was last. A thing that is redrawn under a resting mouse has not been pointed at. */
let mouse: readonly [number, number] | null = null;
window.addEventListener('pointermove', ({ clientX, clientY }) => void (mouse = [clientX, clientY]), {
  capture: true,
  passive: true,
});

export function thing(table: Table, key: string, label?: string): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    element.dataset.thing = key;
    $effect(() => mark(element, table, key, label));
    const listening = new AbortController();
    listen(element, table, key, listening.signal);
    return () => {
      listening.abort();
      queueMicrotask(() => pointed.thing === key && rest());
    };
  };
}

function mark(element: HTMLElement | SVGElement, table: Table, key: string, label?: string): void {
  const offered = table.isOffered(key);
  name(element, label ?? table.entry(key)?.title ?? key, offered);
  element.setAttribute('role', offered ? 'button' : 'img');
  element.setAttribute('tabindex', offered ? '0' : '-1');
  element.toggleAttribute('data-offered', offered);
  element.toggleAttribute('data-wins', offered && table.fitting.some((c) => c.wins && c.things.includes(key)));
  element.toggleAttribute('data-chosen', table.chosen.includes(key));
  const draggable = isDraggable(table, key);
  element.toggleAttribute('data-drag', draggable);
  element.style.touchAction = draggable ? 'none' : '';
  if (offered && table.chosen.includes(key)) element.setAttribute('aria-pressed', 'true');
  else element.removeAttribute('aria-pressed');
}

/** What a screen reader says: what it is, and what is written on it (how many there are), unless that is the same.
 * Elements that already say all this are left alone. The name of a button contains its whole visible text, so that voice
 * users can click it by saying what they read. */
function name(element: HTMLElement | SVGElement, title: string, isButton: boolean): void {
  const said = nameOf(title, textOf(element), isButton);
  if (said === null) element.removeAttribute('aria-label');
  else element.setAttribute('aria-label', said);
}

/** The name of something with this title and this text on it; null if the text says it all. */
export function nameOf(title: string, text: string, isButton: boolean): string | null {
  if (includes(text, title)) return isButton ? null : title;
  return text && !isSaid(title, text, isButton) && (isButton || text.length < SHORT) ? `${title}, ${text}` : title;
}

/** What is written on an element, except for what is not for screen readers. */
function textOf(element: Element): string {
  const hidden = [...element.querySelectorAll('[aria-hidden=true]')];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode())
    if (!hidden.some((part) => part.contains(walker.currentNode))) parts.push(walker.currentNode.textContent ?? '');
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Spaces do not count: there are none between the paragraphs of an element. */
function includes(whole: string, part: string): boolean {
  const packed = (text: string): string => text.replace(/\s+/g, '');
  return packed(whole).includes(packed(part));
}

/** Whether a title has every word of a text in it: "Wood: 0" says "0". That of a button must have them in a row. */
function isSaid(title: string, text: string, isButton: boolean): boolean {
  const words = (from: string): string[] => from.match(/[−+×]?\d+|[^\s\d.,;:()-]+/g) ?? [];
  const known = words(title);
  if (text.length >= SHORT && includes(title, text)) return true;
  return (!isButton || title.includes(text)) && words(text).every((word) => known.includes(word));
}

function listen(element: HTMLElement | SVGElement, table: Table, key: string, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  let cameBeneath = false;
  const on = (event: string, does: (e: Event) => void) => element.addEventListener(event, does, { signal });
  const press = (event: Event) => {
    event.stopPropagation();
    if (wasLong) wasLong = false;
    else if (table.point(key) || pointBeneath(table, event)) rest();
    else show(element, key, true);
  };
  on('click', press);
  on('keydown', (event) => {
    const { key: pressed } = event as KeyboardEvent;
    if (pressed === 'Enter' || pressed === ' ') {
      event.preventDefault();
      press(event);
      // Half of a pick is made: lead to the other half.
      if (table.chosen.includes(key) && !table.busy) void tick().then(() => focusQuestion(table));
    }
  });
  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'mouse') return;
    cameBeneath = rests(event as PointerEvent);
    if (!cameBeneath) show(element, key, false);
  });
  on('pointermove', (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (!cameBeneath || (movementX === 0 && movementY === 0)) return;
    cameBeneath = false;
    show(element, key, false);
  });
  on('pointerleave', () => {
    clearTimeout(timer);
    cameBeneath = false;
    if (!pointed.asked) rest();
  });
  on('focus', () => {
    if (element.matches(':focus-visible')) show(element, key, false);
  });
  on('blur', () => queueMicrotask(rest)); // also when the element is removed in the middle of drawing
  on('pointerdown', (event) => {
    wasLong = false;
    const press = event as PointerEvent;
    if (press.button === 0 && isDraggable(table, key)) {
      event.stopPropagation(); // the map under it must not move along
      beginDrag(table, key, press);
    }
    if (press.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      if (dragged.now) return;
      wasLong = true;
      show(element, key, true);
    }, LONG);
  });
  on('pointerup', () => clearTimeout(timer));
  on('contextmenu', (event) => {
    if (wasLong) event.preventDefault();
  });
}

/** Entering comes before moving: if the mouse is where it was before, the thing has moved, not the mouse. */
function rests({ clientX, clientY }: PointerEvent): boolean {
  return mouse !== null && mouse[0] === clientX && mouse[1] === clientY;
}

/** A thing that is not offered, on top of one that is, does not block a click. */
function pointBeneath(table: Table, event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.detail === 0) return false;
  const beneath = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((e) => e.closest<HTMLElement>('[data-offered]'));
  const offered = beneath.find((found) => found !== null);
  return offered?.dataset.thing !== undefined && table.point(offered.dataset.thing);
}

function show(element: Element, key: string, asked: boolean): void {
  pointed.thing = key;
  pointed.at = element.getBoundingClientRect();
  pointed.asked = asked;
}

export function rest(): void {
  pointed.thing = null;
  pointed.asked = false;
}

/** Arrow keys lead from thing to thing: to the nearest one in that direction. */
export function step(direction: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'): boolean {
  const from = document.activeElement?.closest('[data-thing]');
  if (!from) return false;
  const here = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction] as [
    number,
    number,
  ];
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    if (other === from || other.getClientRects().length === 0) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 2 && along + 2 * across < shortest) {
      shortest = along + 2 * across;
      best = other;
    }
  }
  best?.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
