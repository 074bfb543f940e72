/** The guide at one's side: which step is told now, which ones have been. */
import { SvelteSet } from 'svelte/reactivity';
import type { Table } from '../table.svelte';
import { guides, type Moment, type Step } from './guides';

export class Guiding {
  on = $state(false);
  private readonly told = new SvelteSet<string>();
  private readonly key: string;

  constructor(private readonly table: Table, guided: boolean) {
    this.key = `guide-${table.id}`;
    const kept = localStorage.getItem(this.key);
    for (const name of kept?.split(' ') ?? []) this.told.add(name);
    this.on = this.told.has('off') ? false : guided || this.told.has('on');
  }

  get moment(): Moment | null {
    const { shown, log, queue, curtain } = this.table;
    return shown && !shown.past && curtain === null && queue.length === 0 ? { state: shown, log } : null;
  }

  get step(): Step | null {
    const moment = this.moment;
    if (!this.on || !moment) return null;
    return this.steps.find((step) => !this.told.has(step.name) && step.when(moment)) ?? null;
  }

  get count(): { told: number; all: number } {
    return { told: this.steps.filter(({ name }) => this.told.has(name)).length, all: this.steps.length };
  }

  private get steps(): Step[] {
    return guides[this.table.info?.game ?? ''] ?? [];
  }

  done(step: Step): void {
    this.told.add(step.name);
    this.keep();
  }

  turn(on: boolean): void {
    this.on = on;
    this.told.delete(on ? 'off' : 'on');
    this.told.add(on ? 'on' : 'off');
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(this.key, [...this.told].join(' '));
  }
}
