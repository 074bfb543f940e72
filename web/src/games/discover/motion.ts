/** Motion by script instead of by style sheet; none for people who prefer reduced motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { preferences } from '../../preferences.svelte';

const TURN = 420;
/** A tile's back is lifted first. */
export const LIFT = 300;
const DUSK = 1100;
const FLIP = 520;
const RISE = 240;

/** A tile being turned over. */
export function turned(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return {
    delay: LIFT,
    duration: TURN,
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: center; transform: scaleX(${t}); opacity: ${0.4 + 0.6 * t}`,
  };
}

/** A card being turned over: its back is seen first. */
export function flipped(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return { duration: FLIP, easing: cubicOut, css: (t) => `transform: rotateY(${(1 - t) * -180}deg)` };
}

/** Darkness that falls over the map, and lifts again. */
export function darkened(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return { duration: DUSK, css: (t, u) => `opacity: calc(${t} * var(--dark)); translate: 0 ${-60 * u}px` };
}

/** A card or a scene coming up over the map. */
export function risen(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return {
    duration: RISE,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 14}px) scale(${0.97 + 0.03 * t})`,
  };
}
