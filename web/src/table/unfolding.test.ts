import { describe, expect, it } from 'vitest';
import type { Table } from '../table.svelte';
import { choiceOf, questionOf, stateOf } from '../testing/states';
import type { Words } from '../wire';
import { offerOf } from './gestures';
import { opened } from './opened.svelte';

describe('choices from the board as buttons', () => {
  it('have each choice once, without what they begin with', () => {
    const pairs = ['3:dam', '3:mine', '4:dam', '4:mine', '5:dam'].map((pair) => {
      const [hero = '', place = ''] = pair.split(':');
      return choiceOf(['move', `hero-${hero}`, place] as unknown as Words, `hero:${hero}`, `place:${place}`);
    });
    const table = { shown: stateOf({ question: questionOf(pairs) }), chosen: [], entry: () => undefined };
    opened.board = true;
    const { firsts, choices } = offerOf(table as unknown as Table);
    opened.reset();
    expect([firsts, choices]).toEqual([[], pairs]);
  });
});
