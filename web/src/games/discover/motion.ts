/** Motion by script instead of by style sheet; none for people who prefer reduced motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { preferences } from '../../preferences.svelte';

const TURN = 420;
const RISE = 240;
const ROLL = 460;

/** A tile being turned over. */
export function turned(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return {
    duration: TURN,
    easing: cubicOut,
    css: (t) => `transform-box: fill-box; transform-origin: center; transform: scaleX(${t}); opacity: ${0.4 + 0.6 * t}`,
  };
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

/** A die coming to rest. */
export function rolled(_: Element): TransitionConfig {
  if (preferences.still) return { duration: 0 };
  return {
    duration: ROLL,
    easing: cubicOut,
    css: (t) => `transform: rotate(${(1 - t) * -200}deg) scale(${0.7 + 0.3 * t})`,
  };
}
