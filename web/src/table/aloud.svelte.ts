/** What a screen reader says at the table: one voice, which sums up what comes quickly and leaves out what matters least.
 */
import { untrack } from 'svelte';
import { say } from '../text.svelte';
import type { Line } from '../wire';
import type { Holds } from './director.svelte';
import { add, type Told } from './paragraphs';

/** Up to this many sentences are read aloud; beyond that, only the number of lines. */
const READ_OUT = 5;
/** While scenes go on, lines are collected until nothing has come for a while, but not for longer than this. */
const QUIET = 1200;
const LONGEST = 5000;
/** What was said just before stays, in case the screen reader is still busy. */
const KEPT = 4;
/** The weight of an event that no game gives a time. */
const USUAL = 700;

/** The one voice. The same words said again are heard again, because they are a new element. Behind a modal dialog
 * nothing is heard, so it waits until the dialog is closed. */
class Aloud {
  said = $state.raw<{ n: number; text: string }[]>([]);
  private waiting: string[] = [];

  /** May be called in an effect, which then does not depend on what was said. */
  tell(text: string): void {
    this.waiting.push(text);
    this.release();
  }

  /** Say what had to wait. */
  release(): void {
    if (this.waiting.length === 0 || isCovered()) return;
    const before = untrack(() => this.said);
    const last = before.at(-1)?.n ?? 0;
    const fresh = this.waiting.map((text, i) => ({ n: last + i + 1, text }));
    this.waiting = [];
    this.said = [...before, ...fresh].slice(-KEPT);
  }

  /** Nothing that was said at one table, or in another language, is read later. */
  hush(): void {
    this.said = [];
    this.waiting = [];
  }
}

export const aloud = new Aloud();

/** Whether a modal dialog covers the page. */
export function isCovered(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/** Whom the lines are read to, and how long each kind of event stays on the table: what stays longest matters most. */
export interface Listener {
  seat: number | null;
  holds: Holds;
}

/** Reads new lines of the log. */
export class Reader {
  /** How many lines have been heard; -1 before the first state. */
  private heard = -1;
  private waiting: Line[] = [];
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: () => Listener) {}

  /** Somebody else sits down: what happened before is not news to them. */
  forget(): void {
    this.heard = -1;
    this.drop();
  }

  /** The log has grown, or nothing more comes for now. */
  hear(log: readonly Line[], playing: boolean): void {
    if (log.length < this.heard) this.drop();
    const fresh = this.heard < 0 ? [] : log.slice(this.heard);
    this.heard = log.length;
    if (this.waiting.length === 0) this.since = Date.now();
    this.waiting = [...this.waiting, ...fresh];
    if (!playing) this.flush();
    else if (fresh.length > 0) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.min(QUIET, this.since + LONGEST - Date.now()));
  }

  private flush(): void {
    const lines = this.waiting;
    this.drop();
    if (lines.length > 0) aloud.tell(summaryOf(lines, this.listener()));
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}

/** The lines in a few sentences, in their order: what concerns the listener comes before everything else, and what
 * matters most before the rest. */
export function summaryOf(lines: readonly Line[], listener: Listener): string {
  const told: Told[] = [];
  lines.forEach((line, n) => add(told, line, n));
  const kept = told.toSorted((a, b) => compare(a, b, listener)).slice(0, READ_OUT);
  const left = lines.length - kept.reduce((sum, { index, until }) => sum + until - index + 1, 0);
  const ordered = kept.toSorted((a, b) => a.index - b.index);
  const sentences = ordered.flatMap((one, n) => [sentenceOf(one), ...printed(one, ordered.slice(0, n), listener)]);
  return [...sentences, ...(left > 0 ? [say('page-table-log-more', { count: left })] : [])].join(' ');
}

function compare(a: Told, b: Told, { seat, holds }: Listener): number {
  const weight = ({ line }: Told): number => holds[line.told] ?? USUAL;
  const own = ({ line }: Told): number => Number(concerns(line, seat));
  return own(b) - own(a) || weight(b) - weight(a) || b.index - a.index;
}

/** Whether a line is about a seat: about what it did, or about what somebody did to it. */
function concerns({ seat, details }: Line, own: number | null): boolean {
  return own !== null && (seat === own || details.victim === own);
}

/** A line, and how many times it stands in the log. */
function sentenceOf({ line, index, until }: Told): string {
  return until > index ? `${line.text} ${say('page-table-log-times', { n: until - index + 1 })}` : line.text;
}

/** What is printed on the listener's cards and on those for everybody, once. Lines already name the titles. */
function printed({ line }: Told, before: readonly Told[], { seat }: Listener): string[] {
  const card = line.card ?? [];
  const isKnown = before.some((other) => other.line.card?.join() === card.join());
  return !isKnown && (line.seat === null || concerns(line, seat)) ? card.slice(1) : [];
}
