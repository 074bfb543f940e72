/** Whether the ending has been told. Until then nothing on the page gives it away: no total, no winner, no line. */
import { play } from '../sounds';
import type { Table } from '../table.svelte';
import type { Line, State, Telling } from '../wire';

const keyOf = (id: string): string => `told ${id}`;

class Verdict {
  /** Whether everything may be shown. */
  told = $state(false);
  /** The kinds of lines that give the result away. */
  spoilers = $state.raw<readonly Telling[]>([]);

  /** A table is opened; this browser tab may have seen its ending already. */
  open(id: string): void {
    this.told = sessionStorage.getItem(keyOf(id)) !== null;
    this.spoilers = [];
  }

  /** The ending has been told, or somebody does not want to wait for it. */
  tell({ id, shown }: Table): void {
    if (this.told) return;
    this.told = true;
    sessionStorage.setItem(keyOf(id), '');
    if (shown?.outcome) play(isGood(shown) ? 'victory' : 'defeat');
  }

  /** Whether the result of this table must not be shown yet. */
  hides({ shown, log }: Table): boolean {
    if (this.told || !shown || shown.past) return false;
    return shown.outcome !== null || log.some((line) => this.spoilers.includes(line.told));
  }

  /** The lines that may be read now. */
  readable(lines: readonly Line[]): Line[] {
    return lines.filter((line) => this.told || !this.spoilers.includes(line.told));
  }
}

/** Good for the person who looks; a spectator is glad about any winner. */
function isGood({ seat, outcome }: State): boolean {
  return seat === null ? (outcome?.winners.length ?? 0) > 0 : (outcome?.winners.includes(seat) ?? false);
}

export const verdict = new Verdict();
