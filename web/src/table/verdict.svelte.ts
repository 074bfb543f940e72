/** Whether the ending has been told. Until then nothing on the page gives it away: no total, no winner, no line. */
import { gameOf } from '../games';
import { play } from '../sounds';
import type { Table } from '../table.svelte';
import type { Line, State } from '../wire';

const keyOf = (id: string): string => `told ${id}`;

class Verdict {
  /** Whether everything may be shown. */
  told = $state(false);

  /** A table is opened; this browser tab may have seen its ending already. */
  open(id: string): void {
    this.told = sessionStorage.getItem(keyOf(id)) !== null;
  }

  /** The ending has been told, or somebody does not want to wait for it. */
  tell({ id, shown }: Table): void {
    if (this.told) return;
    this.told = true;
    sessionStorage.setItem(keyOf(id), '');
    if (shown?.outcome) play(isGood(shown) ? 'victory' : 'defeat');
  }

  /** Whether the result of this table must not be shown yet. */
  hides(table: Table): boolean {
    const { shown, log } = table;
    if (this.told || !shown || shown.past) return false;
    return shown.outcome !== null || this.unspoilt(table, log).length < log.length;
  }

  /** The lines that may be read now: not what is just being turned over; none before it is known what game it is. */
  readable(table: Table, lines: readonly Line[]): readonly Line[] {
    const { hushed } = table.director;
    const unspoilt = this.unspoilt(table, lines);
    return hushed.length > 0 ? unspoilt.filter((line) => !hushed.includes(line)) : unspoilt;
  }

  private unspoilt({ info }: Table, lines: readonly Line[]): readonly Line[] {
    if (this.told) return lines;
    if (!info) return [];
    const spoilers = gameOf(info.game)?.spoilers;
    return spoilers ? lines.filter((line) => !spoilers.includes(line.told)) : lines;
  }
}

/** Good for the person who looks; a spectator is glad about any winner. */
function isGood({ seat, outcome }: State): boolean {
  return seat === null ? (outcome?.winners.length ?? 0) > 0 : (outcome?.winners.includes(seat) ?? false);
}

export const verdict = new Verdict();
