/** Traveling through the moments of a game: to look back while it runs, to see it again when it is over. */
import { untrack } from 'svelte';
import type { Table } from '../table.svelte';
import type { Line, State } from '../wire';

export const SPEEDS = [1, 2, 4, 8] as const;
const PACE = 1000;
/** How long the next request waits while the slider is dragged, in milliseconds. */
const BREATH = 100;

export class Travel {
  /** The newest state of the present, and the log up to it. */
  present = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  /** The position of the slider: the requested moment, then the one that is shown. */
  wanted = $state(0);
  /** Whether somebody is holding the slider. */
  sliding = $state(false);
  playing = $state(false);
  speed = $state<number>(2);
  /** Whether the controls are open even though the present is shown. */
  open = $state(false);
  private sent = 0;
  /** Going back from this moment by a number of picks. */
  private retreat: { from: number; by: number } | null = null;
  private breath: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  get now(): number {
    return this.present?.at ?? 0;
  }

  /** The first moment to look back to. */
  get since(): number {
    return this.present?.since ?? 0;
  }

  /** Called in an effect: the present moves on, and its log is kept while an earlier one is shown. */
  follow(): void {
    const shown = this.table.shown;
    if (shown?.past) untrack(() => this.arrive(shown.at));
    else if (shown) {
      this.present = shown;
      this.log = this.table.log;
      this.wanted = this.sent = shown.at;
      this.playing = false;
    }
  }

  /** The server shows the first decision at or after the requested moment, so going back may take several tries. */
  private arrive(at: number): void {
    const { retreat } = this;
    if (this.breath !== undefined) return;
    if (retreat && at >= retreat.from && retreat.by < retreat.from) this.goBack(retreat.from, retreat.by * 2);
    else if (!this.sliding) this.wanted = at;
  }

  forward(): void {
    this.to((this.table.shown?.at ?? 0) + 1);
  }

  backward(): void {
    this.goBack(this.table.shown?.at ?? 0, 1);
  }

  private goBack(from: number, by: number): void {
    this.to(from - by);
    this.retreat = { from, by };
  }

  to(at: number): void {
    this.open = true;
    this.retreat = null;
    this.wanted = Math.max(this.since, Math.min(at, this.now));
    if (this.breath === undefined) this.send();
  }

  private send(): void {
    const before = this.table.shown;
    this.sent = this.wanted;
    this.table.look(this.sent < this.now ? this.sent : null);
    this.breath = setTimeout(() => {
      this.breath = undefined;
      if (this.wanted !== this.sent) this.send();
      else if (this.table.shown?.past && this.table.shown !== before) this.arrive(this.table.shown.at);
    }, BREATH);
  }

  /** Return to the present and close the controls. */
  back(): void {
    this.playing = false;
    this.open = false;
    this.wanted = this.now;
    if (this.table.shown?.past) this.table.look(null);
  }

  play(): void {
    if (this.wanted >= this.now) this.to(this.since);
    this.playing = true;
  }

  /** Called in an effect: the shown moment stays for a while, then the next one comes. */
  beat(): (() => void) | undefined {
    const shown = this.table.shown;
    if (!this.playing || !shown?.past) return undefined;
    const timer = setTimeout(() => this.to(this.nextTold(shown.at)), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Moments that add nothing to the log, such as secret choices, are not worth showing. */
  private nextTold(at: number): number {
    return this.log.find((line) => line.at > at)?.at ?? this.now;
  }
}
