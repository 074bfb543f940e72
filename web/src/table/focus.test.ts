// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table.svelte';
import { choiceOf } from '../testing/states';
import type { Choice, Words } from '../wire';
import { focusQuestion, keepFocus } from './focus';

const MOVE = choiceOf(['move', 'hero-4', 'dam'] as unknown as Words, 'hero:4', 'place:dam');

const table = { hint: null as Words | null, chosen: [] as string[], choices: [] as Choice[], fitting: [] as Choice[] };
let stop: () => void;

function draw(bar: string, board = ''): void {
  document.body.innerHTML = `<div data-area="board">${board}</div>
    <section data-area="question" tabindex="-1">${bar}</section>`;
}

const focused = (): string => document.activeElement?.id ?? '';
const get = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

/** Take something away, and let the page notice. */
async function remove(id: string): Promise<void> {
  get(id).remove();
  (document.activeElement as HTMLElement | null)?.blur();
  await new Promise((done) => setTimeout(done, 5));
}

beforeEach(() => {
  Object.assign(table, { hint: null, chosen: [], choices: [MOVE], fitting: [MOVE] });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'dialog:modal' ? null : (document.querySelectorAll(selector)[0] ?? null),
  );
  stop = keepFocus(table as unknown as Table);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the focus', () => {
  it('goes to the first answer when what had it is gone', async () => {
    draw(
      '<button id="old"></button><button id="end" data-choice="ending"></button><button id="new" data-choice></button>',
    );
    get('old').focus();
    await remove('old');
    expect(focused()).toBe('new');
  });

  it('stays with a control that is drawn again', async () => {
    draw(
      '<button id="new" data-choice></button>',
      '<button id="old" data-guide></button><button id="next" data-guide></button>',
    );
    get('old').focus();
    await remove('old');
    expect(focused()).toBe('next');
  });

  it('waits at the bar until there is an answer', async () => {
    Object.assign(table, { choices: [], fitting: [] });
    draw('<button id="old" data-do="end-turn"></button>');
    get('old').focus();
    await remove('old');
    expect(document.activeElement?.matches('[data-area=question]')).toBe(true);
    document
      .querySelector('[data-area=question]')
      ?.insertAdjacentHTML('beforeend', '<i id="new" tabindex="0" data-choice>');
    await new Promise((done) => setTimeout(done, 5));
    expect(focused()).toBe('new');
  });

  it('does not come back after a click beside everything', async () => {
    draw('<button id="old"></button><button id="new" data-choice></button>');
    get('old').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await remove('old');
    expect(focused()).toBe('');
  });

  it('goes on with what has been chosen, on the board if the bar has no button for it', () => {
    table.chosen = ['hero:4'];
    const thing = (key: string): string =>
      `<i id="${key.split(':')[1]}" tabindex="0" data-thing="${key}" data-offered></i>`;
    draw('<button data-choice="ending"></button>', thing('hero:4').replace('"4"', '"four"') + thing('place:dam'));
    focusQuestion(table as unknown as Table);
    expect(focused()).toBe('dam');
  });

  it('goes to what is advised', () => {
    draw('<button id="first" data-choice></button><button id="best" data-choice data-hinted="true"></button>');
    focusQuestion(table as unknown as Table);
    expect(focused()).toBe('best');
  });
});
