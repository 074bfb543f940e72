/** The visitor's own tables, for every part of the page that shows them. */
import { api, type TableLine } from './api';

const EVERY = 30_000;
const REMEMBERED = 'running-tables';

class OwnTables {
  /** Newest first; null until they have loaded. */
  lines = $state.raw<TableLine[] | null>(null);
  /** Those that were put away; null until somebody wants to see them. */
  away = $state.raw<TableLine[] | null>(null);
  problem = $state.raw<unknown>(null);
  /** Settled when the server has heard of the last tables put away or brought back. */
  private changing: Promise<unknown> = Promise.resolve();
  /** How many were running when this browser last looked: space is reserved for that many. */
  readonly expected = Number(localStorage.getItem(REMEMBERED)) || 0;

  get running(): TableLine[] {
    return (this.lines ?? []).filter((line) => !line.over && !line.closed);
  }

  get over(): TableLine[] {
    return (this.lines ?? []).filter((line) => line.over || line.closed);
  }

  /** The number of tables that wait for this visitor. */
  get asking(): number {
    return this.running.filter(isAsking).length;
  }

  async load(): Promise<void> {
    try {
      const lines = await api.tables();
      this.lines = lines.toSorted(
        (a, b) => Number(isAsking(b)) - Number(isAsking(a)) || b.updated.localeCompare(a.updated),
      );
      this.problem = null;
      localStorage.setItem(REMEMBERED, String(this.running.length));
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Put finished tables away; they are listed again if that fails. */
  async putAway(...ids: string[]): Promise<void> {
    this.lines = (this.lines ?? []).filter((line) => !ids.includes(line.id));
    await this.change(ids.map((id) => api.putAway(id)));
  }

  async bringBack(id: string): Promise<void> {
    this.away = (this.away ?? []).filter((line) => line.id !== id);
    await this.change([api.bringBack(id)]);
  }

  private async change(wishes: Promise<unknown>[]): Promise<void> {
    const done = Promise.allSettled(wishes);
    this.changing = done;
    const [failed] = (await done).filter((one) => one.status === 'rejected');
    await Promise.all([this.load(), this.away ? this.loadAway() : undefined]);
    if (failed) this.problem = failed.reason;
  }

  async loadAway(): Promise<void> {
    await this.changing;
    try {
      this.away = await api.tablesAway();
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Keep them up to date while they are shown. Returns a function that stops this. */
  watch(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.load());
    void this.load();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export function isAsking(line: TableLine): boolean {
  return !line.over && line.mine.some((seat) => line.waiting.includes(seat));
}

export const ownTables = new OwnTables();
