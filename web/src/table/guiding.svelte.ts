/** The guide: which step it shows now, and which ones it has shown. */
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Table } from '../table.svelte';
import { covers } from './covers.svelte';
import type { Moment, Step } from './guides';
import { guideKey } from './wishes';

export class Guiding {
  on = $state(false);
  private now = $state.raw<{ step: Step; question: string } | null>(null);
  private readonly told = new SvelteSet<string>();
  /** The step that was read aloud last. */
  private heard = '';
  private readonly key: string;
  /** Its steps; empty until they have loaded. */
  private steps = $state.raw<Step[]>([]);
  private loading: Promise<void> | null = null;

  constructor(
    private readonly table: Table,
    private readonly guide: () => Promise<Step[]>,
    guided: boolean,
  ) {
    this.key = guideKey(table.id);
    const kept = localStorage.getItem(this.key);
    for (const name of kept?.split(' ') ?? []) this.told.add(name);
    this.on = this.told.has('off') ? false : guided || this.told.has('on');
    if (this.on) void this.load();
  }

  /** Most tables have no guide, so it is loaded when somebody wants it. */
  load(): Promise<void> {
    this.loading ??= this.guide().then(
      (steps) => void (this.steps = steps),
      () => void (this.loading = null),
    );
    return this.loading;
  }

  /** The current moment, once everything the others did has been shown. */
  get moment(): Moment | null {
    const { shown, log, queue } = this.table;
    const isShown = shown && shown.seat !== null && !shown.past && queue.length === 0;
    return isShown ? { state: shown, log } : null;
  }

  /** Called in an effect: a step stays until it is done; then the next one for the moment appears. */
  follow(): void {
    const { moment } = this;
    if (!moment) return;
    const question = moment.state.question?.key ?? '';
    const before = untrack(() => this.now);
    if (before?.step.question && before.question !== question) this.done(before.step);
    if (before && !this.told.has(before.step.name)) return; // it stays
    const step = this.steps.find(({ name, when }) => !this.told.has(name) && when(moment));
    this.now = step ? { step, question } : null;
  }

  /** The step to show; none while something else on the table waits to be read, and none after the end. */
  get step(): Step | null {
    const { shown } = this.table;
    const isOver = !!shown && (!!shown.outcome || !!shown.closed);
    return this.on && covers.count === 0 && !isOver ? (this.now?.step ?? null) : null;
  }

  /** Whether a step is shown for the first time; from then on it is not. */
  isUnheard(step: Step): boolean {
    const isNew = this.heard !== step.name;
    this.heard = step.name;
    return isNew;
  }

  done(step: Step): void {
    this.told.add(step.name);
    this.now = null;
    this.keep();
  }

  /** Do not tell a step that the player knows already. */
  leaveOut(name: string): void {
    this.told.add(name);
    if (this.now?.step.name === name) this.now = null;
    this.keep();
  }

  turn(on: boolean): void {
    this.on = on;
    if (on) void this.load();
    this.told.delete(on ? 'off' : 'on');
    this.told.add(on ? 'on' : 'off');
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(this.key, [...this.told].join(' '));
  }
}
