/** Who has just sat down at the table, and who plays now at a shared screen. */
import type { Player, TableInfo } from '../wire';

/** How long a notice stays, in milliseconds. */
const STAYS = 6000;

export interface Arrival {
  seat: number;
  name: string;
  what: 'sat-down' | 'plays';
}

/** The people who sit where nobody sat before. */
export function arrived(before: TableInfo | null, now: TableInfo | null): Player[] {
  if (!before || !now || before.id !== now.id) return [];
  const open = before.players.filter((player) => player.kind === 'open').map((player) => player.seat);
  return now.players.filter((player) => open.includes(player.seat) && player.kind === 'person' && !player.mine);
}

export class Arrivals {
  now = $state.raw<Arrival | null>(null);
  private before: TableInfo | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Called in an effect: compare who sits here with who sat here before. */
  follow(info: TableInfo | null): void {
    const [first] = arrived(this.before, info);
    this.before = info;
    if (first) this.show({ seat: first.seat, name: first.name, what: 'sat-down' });
  }

  /** The screen passes to somebody without a curtain. */
  pass(seat: number, name: string): void {
    this.show({ seat, name, what: 'plays' });
  }

  private show(arrival: Arrival): void {
    this.now = arrival;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = null), STAYS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
