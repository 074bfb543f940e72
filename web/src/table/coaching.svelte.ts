/** The coach: before a clearly bad pick or end of turn it asks whether that is meant. It never holds up a pick for long. */
import type { Answer, Refused, Words } from '../wire';

/** Maximum time that a pick waits for the coach, in milliseconds. */
export const PATIENCE = 1200;

export interface Warning {
  text: string;
  /** Whether it is about ending the turn. */
  ends: boolean;
  /** What looks better, if one pick does. */
  better: Words | null;
  /** Make the pick anyway. */
  go: () => void;
}

/** What the coach needs to know about the table. */
export interface Coached {
  readonly guided: boolean;
  /** Ask the server about a pick; null: about the end of the turn. */
  judge: (pick: Words | null) => Promise<Answer | Refused>;
  /** A word for the present question: another one means that the pick is outdated. */
  now: () => number | undefined;
  /** Nothing can be picked while the coach thinks. */
  wait: (waiting: boolean) => void;
  /** Point to a pick on the table, and say why. */
  show: (pick: Words, why: string) => void;
}

function later(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}

export class Coaching {
  warning = $state.raw<Warning | null>(null);
  /** On or off as the visitor wants it; null: on in guided games only. */
  #wish = $state(localStorage.getItem('coach'));

  constructor(private readonly table: Coached) {}

  get on(): boolean {
    return this.#wish === null ? this.table.guided : this.#wish === 'on';
  }

  turn(on: boolean): void {
    this.#wish = on ? 'on' : 'off';
    localStorage.setItem('coach', this.#wish);
    if (!on) this.warning = null;
  }

  /** Carry out a pick, unless the coach objects; then ask first. */
  consult(pick: Words | null, go: () => void): void {
    this.warning = null;
    if (this.on) void this.ask(pick, go);
    else go();
  }

  private async ask(pick: Words | null, go: () => void): Promise<void> {
    const now = this.table.now();
    this.table.wait(true);
    const answer = await Promise.race([this.table.judge(pick), later(PATIENCE)]);
    if (this.table.now() !== now) return;
    this.table.wait(false);
    if (answer?.say !== 'answer' || !answer.text) {
      go();
      return;
    }
    const ends = pick === null || pick[0] === 'end-turn';
    this.warning = { text: answer.text, ends, better: answer.better ?? null, go };
  }

  goOn(): void {
    const { warning } = this;
    this.warning = null;
    warning?.go();
  }

  /** Do not pick that; show what looks better. */
  thinkAgain(): void {
    const { warning } = this;
    this.warning = null;
    if (warning?.better) this.table.show(warning.better, warning.text);
  }
}
