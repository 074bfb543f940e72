/** The view of the map: what fits, what somebody has moved or zoomed to, and the gestures that do it. */
import type { Attachment } from 'svelte/attachments';
import { RADIUS, type Box, type Point } from './hexes';

const LARGEST = 2.2;
const SMALLEST = 0.14;
/** The width of a hex in map units, and the fewest pixels that make it readable and touchable, even if not everything
 * fits then. */
const HEX = Math.sqrt(3) * RADIUS;
const READABLE = 36;
const TOUCHABLE = 46;
const COMFORTABLE = 1.25;
const NEAR = 0.85;
/** How far a pointer moves before it drags instead of clicks. */
const SLACK = 6;

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether somebody has moved the map; if so, it stays where it is. */
  moved = $state(false);
  /** Whether a hand is moving the map right now; if so, the map follows without delay. */
  held = $state(false);

  get transform(): string {
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${this.scale.toFixed(4)})`;
  }

  /** Show all of a box; if that would be too small to read, as much as fits around a point. */
  fit(box: Box, margins: Margins, around: Point): void {
    const [room, tall] = [this.width - margins.left - margins.right, this.height - margins.top - margins.bottom];
    if (room <= 0 || tall <= 0) return;
    const whole = Math.min(room / (box.right - box.left), tall / (box.bottom - box.top));
    const least = matchMedia('(pointer: coarse)').matches ? TOUCHABLE : READABLE;
    const scale = Math.min(Math.max(whole, least / HEX), COMFORTABLE);
    const middle = { x: margins.left + room / 2, y: margins.top + tall / 2 };
    this.scale = scale;
    this.x = middle.x - scale * within(box.left, box.right, room / scale, around.x);
    this.y = middle.y - scale * within(box.top, box.bottom, tall / scale, around.y);
  }

  /** Look at a place from close up. */
  approach(place: Point, margins: Margins): void {
    this.scale = Math.max(this.scale, NEAR);
    this.x = (this.width + margins.left - margins.right) / 2 - place.x * this.scale;
    this.y = (this.height + margins.top - margins.bottom) / 2 - place.y * this.scale;
    this.moved = true;
    this.held = false;
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.moved = true;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
  }

  /** Move the map just far enough to show a place on the screen. */
  reveal(at: Point, margins: Margins): void {
    const dx = into(at.x, margins.left, this.width - margins.right);
    const dy = into(at.y, margins.top, this.height - margins.bottom);
    if (dx || dy) this.pan(dx, dy);
  }
}

/** The middle of what is visible between two ends: of all of it if it fits, otherwise near a point. */
function within(low: number, high: number, room: number, near = (low + high) / 2): number {
  if (high - low <= room) return (low + high) / 2;
  return Math.min(high - room / 2, Math.max(low + room / 2, near));
}

function into(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? high - value : 0;
}

/** Wheel, drag and pinch on an element move its camera; a drag is not a click. */
export function hands(camera: Camera): Attachment<SVGSVGElement> {
  return (element) => {
    const listening = new AbortController();
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const on = <K extends keyof SVGElementEventMap>(
      event: K,
      does: (e: SVGElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(event, does, { signal: listening.signal, passive: false, capture });
    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    on('wheel', (event) => {
      event.preventDefault();
      camera.held = true;
      camera.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 500), at(event));
    });
    on('pointerdown', (event) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        start = at(event);
        dragged = false;
      }
      fingers.set(event.pointerId, at(event));
    });
    on('pointermove', (event) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = at(event);
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      dragged = true;
      camera.held = true;
      if (fingers.size > 1) pinch(camera, fingers, event.pointerId, now);
      else camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    });
    const lift = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) {
        start = null;
        camera.held = false;
      }
    };
    on('pointerup', lift);
    on('pointercancel', lift);
    on('pointerleave', () => (camera.held = fingers.size > 0));
    on(
      'click',
      (event) => {
        if (!dragged) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => listening.abort();
  };
}

function pinch(camera: Camera, fingers: Map<number, Point>, moving: number, now: Point): void {
  const before = fingers.get(moving);
  const other = [...fingers].find(([id]) => id !== moving)?.[1];
  if (!before || !other) return;
  const span = (p: Point): number => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y));
  camera.zoom(span(now) / span(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}
