/** Where the focus goes when what had it is gone: to the same control if it is drawn again, otherwise to the first answer
 * to the question, otherwise to the bar, which hands it on as soon as there is an answer. */
import type { Table } from '../table.svelte';
import { aloud, isCovered } from './aloud.svelte';
import { isSame } from './asking';

const BAR = '[data-area=question]';
/** What tells a control from others, and still names it after it is drawn again. */
const NAMES = ['data-guide', 'data-do', 'data-thing'];

/** Whether the bar keeps the focus only until there is an answer. */
let isHeld = false;

/** Watch the focus until the returned function is called. */
export function keepFocus(table: Table): () => void {
  let last: Element | null = null;
  const listening = new AbortController();
  const listen = (event: string, does: (event: Event) => void): void =>
    document.addEventListener(event, does, { capture: true, signal: listening.signal });
  listen('focusin', ({ target }) => {
    last = target as Element;
    isHeld &&= isAtBar();
  });
  // A click beside everything takes the focus away on purpose.
  listen('pointerdown', () => {
    last = null;
    isHeld = false;
  });
  listen('click', () => (last = isNowhere() ? null : document.activeElement));
  const watching = new MutationObserver(() => {
    aloud.release();
    if (isCovered()) return;
    if (isHeld) answerOf(table)?.focus();
    else if (isNowhere() && last?.isConnected === false) restore(table, last);
  });
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'data-offered'] });
  return () => {
    watching.disconnect();
    listening.abort();
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isAtBar(): boolean {
  return document.activeElement?.matches(BAR) ?? false;
}

/** Whether nothing has the focus that a key could be meant for. */
export function isFree(): boolean {
  return isNowhere() || isAtBar();
}

/** Lead to the first answer, or to the bar if nothing is asked. */
export function focusQuestion(table: Table): boolean {
  const answer = answerOf(table);
  const place = answer ?? document.querySelector<HTMLElement>(BAR);
  isHeld = !answer;
  place?.focus();
  return place !== null;
}

function restore(table: Table, lost: Element): void {
  const again = redrawn(lost);
  if (again) again.focus();
  else focusQuestion(table);
}

function redrawn(lost: Element): HTMLElement | undefined {
  const name = NAMES.find((one) => lost.hasAttribute(one));
  if (!name) return undefined;
  const same = find(`[${name}="${CSS.escape(lost.getAttribute(name) ?? '')}"]`);
  return same.find((element) => name !== 'data-thing' || element.hasAttribute('data-offered'));
}

/** What is advised; otherwise the first answer in the bar or on the board; otherwise the end of the matter. */
function answerOf(table: Table): HTMLElement | undefined {
  const [advised] = find(`${BAR} [data-hinted]`);
  return (
    advised ??
    (table.hint ? onBoard(table, true) : undefined) ??
    find(`${BAR} [data-choice]:not([data-choice=ending])`)[0] ??
    onBoard(table, false) ??
    find(`${BAR} :is([data-choice], .main)`)[0]
  );
}

/** The first thing on the board that goes on with what has been chosen so far. */
function onBoard(table: Table, advised: boolean): HTMLElement | undefined {
  const offered = find('[data-thing][data-offered]');
  const choices = advised ? table.choices.filter((choice) => isSame(choice, table.hint)) : table.fitting;
  const next = choices.map(({ things }) => things.find((thing) => !table.chosen.includes(thing)));
  return next.map((thing) => offered.find(({ dataset }) => dataset.thing === thing)).find((element) => element);
}

/** Everything of a kind that can be seen. */
function find(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
}
