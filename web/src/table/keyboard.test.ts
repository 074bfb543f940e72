// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pointed } from '../pointing.svelte';
import type { Table } from '../table.svelte';
import { choiceOf, questionOf, stateOf } from '../testing/states';
import type { Question, State } from '../wire';
import { pressed } from './keyboard';
import { opened } from './rules.svelte';

const choices = [
  choiceOf(['give-up']),
  choiceOf(['move', 'A1'], 'space:A1'),
  choiceOf(['end-turn']),
  choiceOf(['cook']),
];

function tableOf(state: Partial<State> = {}, asked: Partial<Question> = {}) {
  const question = questionOf(choices, asked);
  return {
    shown: stateOf({ question, ...state }),
    choices: question.choices,
    fitting: question.choices,
    chosen: [] as string[],
    pick: vi.fn(),
    undo: vi.fn(),
    endTurn: vi.fn(),
    unpoint: vi.fn(),
    askHint: vi.fn(),
    entry: () => ({ title: 'Camp', text: [], rules: ['FI-1'] }),
  };
}

const help = vi.fn();
const back = vi.fn(() => false);

/** Whether a key meant something. */
function press(key: string, table: object, how: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  document.addEventListener('keydown', (heard) => pressed(heard, { table: table as Table, help, back }), {
    once: true,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = '';
  pointed.thing = null;
  opened.rules = [];
  help.mockClear();
  back.mockClear();
});

describe('numbers', () => {
  it('make the choice at their place, except endings and drastic ones', () => {
    const table = tableOf();
    expect([press('1', table), press('2', table), press('3', table)]).toEqual([true, true, false]);
    expect(table.pick.mock.calls.map(([pick]: unknown[]) => (pick as string[])[0])).toEqual(['move', 'cook']);
  });

  it('are amounts where an amount is asked for', () => {
    const table = tableOf({}, { shape: 'amount', choices: [choiceOf(['take', 0]), choiceOf(['take', 2])] });
    expect([press('1', table), press('2', table)]).toEqual([false, true]);
    expect(table.pick).toHaveBeenCalledExactlyOnceWith(['take', 2]);
  });
});

describe('letters', () => {
  it('take back; the server says why if that is impossible', () => {
    expect(press('u', tableOf({ seat: null }))).toBe(false);
    expect(press('u', tableOf({ undo: true, past: true }))).toBe(false);
    for (const undo of [true, false]) {
      const table = tableOf({ undo });
      expect(press('U', table)).toBe(true);
      expect(table.undo).toHaveBeenCalledOnce();
    }
  });

  it('end the turn, by a choice or where it is held', () => {
    const asked = tableOf();
    press('e', asked);
    expect(asked.pick).toHaveBeenCalledWith(['end-turn']);
    const held = tableOf({ held: 0, question: null });
    press('e', held);
    expect(held.endTurn).toHaveBeenCalledOnce();
  });

  it('ask for advice when there is something to choose', () => {
    const table = tableOf();
    expect(press('h', table)).toBe(true);
    expect(press('h', { ...table, choices: [] })).toBe(false);
    expect(table.askHint).toHaveBeenCalledOnce();
  });

  it('mean nothing while somebody types, in a dialog, or with a key of the browser', () => {
    document.body.innerHTML = '<input type="text"><input type="range">';
    const [text, range] = document.querySelectorAll('input');
    const table = tableOf({ undo: true });
    expect(press('u', table, {}, text)).toBe(false);
    expect(press('u', table, { ctrlKey: true })).toBe(false);
    expect(press('u', table, {}, range)).toBe(true);
    document.body.innerHTML = '<dialog open></dialog>';
    expect(press('u', table)).toBe(false);
  });
});

describe('help and escape', () => {
  it('explain the thing that is pointed at, otherwise everything', () => {
    pointed.thing = 'camp';
    press('?', tableOf());
    expect([opened.title, opened.rules, help.mock.calls.length]).toEqual(['Camp', ['FI-1'], 0]);
    pointed.thing = null;
    press('?', tableOf());
    expect(help).toHaveBeenCalledOnce();
  });

  it('back out of one thing at a time', () => {
    const table = tableOf();
    pointed.thing = 'camp';
    table.chosen = ['space:A1'];
    press('Escape', table);
    expect([pointed.thing, table.unpoint.mock.calls.length]).toEqual([null, 0]);
    press('Escape', table);
    expect([table.unpoint.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
    table.chosen = [];
    expect(press('Escape', table)).toBe(false);
    expect(back).toHaveBeenCalledOnce();
  });

  it('answer the guide with Enter, but not while something has the focus', () => {
    document.body.innerHTML = '<button data-guide>Got it</button><button id="other">x</button>';
    const clicked = vi.fn();
    document.querySelector('[data-guide]')?.addEventListener('click', clicked);
    expect(press('Enter', tableOf())).toBe(true);
    document.querySelector<HTMLElement>('#other')?.focus();
    expect(press('Enter', tableOf())).toBe(false);
    expect(clicked).toHaveBeenCalledOnce();
  });
});
