import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { choiceOf, questionOf, stateOf } from '../testing/states';
import type { Choice } from '../wire';
import { leave, leaving, pickOrAsk, stay } from './unspent.svelte';

const END = choiceOf(['end-turn']);
const MOVE = choiceOf(['cook']);

/** A table that asks, and what is picked at it. */
function asked(...choices: Choice[]): { table: Table; pick: ReturnType<typeof vi.fn> } {
  const pick = vi.fn();
  return { table: { shown: stateOf({ question: questionOf(choices) }), pick } as unknown as Table, pick };
}

afterEach(() => {
  leaving.unspent = undefined;
  stay();
});

describe('ending a turn', () => {
  it('asks first if something would be lost', () => {
    leaving.unspent = () => 'much';
    const { table, pick } = asked(MOVE, END);
    pickOrAsk(table, END);
    expect(pick).not.toHaveBeenCalled();
    expect(leaving.words).toBe('much');
    leave(table);
    expect(pick, 'without asking the coach, too').toHaveBeenCalledExactlyOnceWith(['end-turn'], true);
  });

  it('can be called off', () => {
    leaving.unspent = () => 'much';
    const { table, pick } = asked(MOVE, END);
    pickOrAsk(table, END);
    stay();
    leave(table);
    expect(pick).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing would be lost', () => null, [MOVE, END]],
    ['there is nothing else to do', () => 'much', [END, choiceOf(['give-up'])]],
    ['the game does not say', undefined, [MOVE, END]],
  ])('does not ask if %s', (_, unspent, choices) => {
    leaving.unspent = unspent;
    const { table, pick } = asked(...choices);
    pickOrAsk(table, END);
    expect(pick).toHaveBeenCalledExactlyOnceWith(['end-turn']);
  });

  it('is the only choice that asks', () => {
    leaving.unspent = () => 'much';
    const { table, pick } = asked(MOVE, END);
    pickOrAsk(table, MOVE);
    expect(pick).toHaveBeenCalledExactlyOnceWith(['cook']);
  });
});
