/** A table that somebody is about to open. */
import type { GameInfo, SeatWish, TableWish } from '../api';
import { usualBot } from '../bots';
import { optionOf, optionsAsked, type Plans, type Values } from './options';

/** The name of a seat's choice in the form: me, here, open, or a bot by its level or name. */
export type Sitting = 'me' | 'here' | 'open' | `bot:${string}`;

export interface SeatDraft {
  sitting: Sitting;
  /** The name of another person at this screen. */
  name: string;
}

export class Draft {
  game = $state.raw<GameInfo>() as GameInfo;
  seats = $state<SeatDraft[]>([]);
  values = $state<Values>({});
  guided = $state(false);

  constructor(
    game: GameInfo,
    private readonly plans: Plans,
  ) {
    this.game = game;
    this.reset();
  }

  /** Change to another game with its own options; keep as many seats as it has, with its own bots. */
  play(game: GameInfo): void {
    this.game = game;
    this.reset();
  }

  private reset(): void {
    const before = this.seats;
    const count = seatsOf(this.game, before.length);
    this.seats = Array.from({ length: count }, (_, seat) => this.fresh(seat, before[seat]));
    this.values = Object.fromEntries(
      this.game.options.filter((o) => o.default !== null).map((o) => [o.name, o.default as string | number]),
    );
  }

  private fresh(seat: number, before?: SeatDraft): SeatDraft {
    if (before && !before.sitting.startsWith('bot:')) return before;
    return { sitting: seat === 0 ? 'me' : `bot:${usualBot(this.game)}`, name: '' };
  }

  sitDown(count: number): void {
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? this.fresh(seat));
  }

  /** One person has one seat: whoever was in the new one moves to the old one. */
  seat(at: number, sitting: Sitting): void {
    const seat = this.seats[at];
    if (!seat) return;
    const old = this.seats.find((other) => other.sitting === 'me');
    if (sitting === 'me' && old && old !== seat) old.sitting = seat.sitting;
    seat.sitting = sitting;
  }

  get asked(): { first: GameInfo['options']; more: GameInfo['options'] } {
    return optionsAsked(this.plans.get(this.game.name), this.game.options, this.values, this.seats.length);
  }

  /** The option that a refusal by the server is about. */
  optionOf(refusal: string): string | null {
    return optionOf(this.plans.get(this.game.name), refusal);
  }

  get hasMe(): boolean {
    return this.seats.some((seat) => seat.sitting === 'me');
  }

  wish(): TableWish {
    const { first, more } = this.asked;
    const names = [...first, ...more].map((option) => option.name);
    const options = Object.fromEntries(names.flatMap((name) => given(name, this.values[name])));
    return { game: this.game.name, options, seats: this.seats.map(seatWish), guided: this.guided && this.hasMe };
  }
}

function seatsOf(game: GameInfo, wished: number): number {
  return game.seats.includes(wished) ? wished : (game.seats[1] ?? game.seats[0] ?? 1);
}

/** A text may be left empty, and digits make a number. */
function given(name: string, value: string | number | undefined): [string, string | number][] {
  const plain = typeof value === 'string' ? value.trim() : value;
  if (plain === undefined || plain === '') return [];
  return [[name, typeof plain === 'string' && /^\d{1,10}$/.test(plain) ? Number(plain) : plain]];
}

function seatWish({ sitting, name }: SeatDraft): SeatWish {
  if (sitting === 'me' || sitting === 'open') return { kind: sitting };
  if (sitting === 'here') return { kind: 'here', name: name.trim() };
  return { kind: 'bot', bot: sitting.slice('bot:'.length) };
}
