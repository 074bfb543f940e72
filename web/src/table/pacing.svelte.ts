/** Telling something step by step: each step stays for a while, then comes the next. */
import { preferences } from '../preferences.svelte';

export class Pacing {
  /** How many steps have been shown. */
  shown = $state(0);

  /** Called in an effect: wait, then show the next of so many steps. Everything at once if it is not to be waited for. */
  beat(steps: number, wait: (step: number) => number, atOnce: boolean): (() => void) | undefined {
    if (atOnce || preferences.still || preferences.speed === 'instant') this.shown = steps;
    if (this.shown >= steps) return undefined;
    const timer = setTimeout(() => (this.shown += 1), wait(this.shown));
    return () => clearTimeout(timer);
  }
}
