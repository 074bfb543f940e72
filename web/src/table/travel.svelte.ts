/** Travelling through the moments of a game: to look back while it runs, to see it again when it is over. */
import type { Table } from '../table.svelte';
import type { Line, State } from '../wire';

export const SPEEDS = [1, 2, 4, 8] as const;
const PACE = 1000;
/** So long the next wish waits while the slider is dragged, in milliseconds. */
const BREATH = 100;

export class Travel {
  /** The newest state that is not of the past, and the log up to it. */
  present = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  /** The moment asked for; what is shown follows. */
  wanted = $state(0);
  playing = $state(false);
  speed = $state<number>(2);
  /** Whether the controls are open even though the present is shown. */
  open = $state(false);
  private sent = 0;
  private breath: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  get now(): number {
    return this.present?.at ?? 0;
  }

  /** Called in an effect: the present moves on, and its log is kept while an earlier one is shown. */
  follow(): void {
    const shown = this.table.shown;
    if (!shown || shown.past) return;
    this.present = shown;
    this.log = this.table.log;
    this.wanted = this.sent = shown.at;
    this.playing = false;
  }

  to(at: number): void {
    this.open = true;
    this.wanted = Math.max(0, Math.min(at, this.now));
    if (this.breath === undefined) this.send();
  }

  private send(): void {
    this.sent = this.wanted;
    this.table.look(this.sent < this.now ? this.sent : null);
    this.breath = setTimeout(() => {
      this.breath = undefined;
      if (this.wanted !== this.sent) this.send();
    }, BREATH);
  }

  /** Back to the present, controls away. */
  back(): void {
    this.playing = false;
    this.open = false;
    this.wanted = this.now;
    if (this.table.shown?.past) this.table.look(null);
  }

  play(): void {
    if (this.wanted >= this.now) this.to(0);
    this.playing = true;
  }

  /** Called in an effect: whatever is shown now stands for a while, then the next moment comes. */
  beat(): (() => void) | undefined {
    const shown = this.table.shown;
    if (!this.playing || !shown?.past) return undefined;
    const timer = setTimeout(() => this.to(shown.at + 1), PACE / this.speed);
    return () => clearTimeout(timer);
  }
}
