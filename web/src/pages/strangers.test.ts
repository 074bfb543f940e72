// @vitest-environment happy-dom
/** A game from another package: the server knows it, but the page has neither pictures nor words for it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableLine } from '../api';
import { GAMES } from '../games';
import { offered } from '../offered.svelte';
import Footer from '../parts/Footer.svelte';
import { TestSocket } from '../testing/socket';
import { choiceOf, playerOf, questionOf, stateOf, tableInfoOf } from '../testing/states';
import { speak } from '../text.svelte';
import Home from './Home.svelte';
import NewTable from './NewTable.svelte';
import Rules from './Rules.svelte';
import TablePage from './TablePage.svelte';

const infoOf = (name: string): GameInfo => ({
  name,
  seats: [2, 3],
  options: [
    { name: 'edition', values: ['short', 'long'], default: 'short' },
    { name: 'shape', values: null, default: null },
  ],
  levels: [],
  bots: [{ word: 'random', seconds: 0 }],
});
const LINE: TableLine = {
  id: 'T',
  game: 'pebbles',
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  players: [{ seat: 0, name: 'Ada', kind: 'person' }],
  mine: [0],
  waiting: [0],
  over: false,
  closed: false,
  winners: null,
  facts: ['Tag 2'],
};
const ANSWERS: Record<string, unknown> = {
  '/api/me': { name: 'Ada', language: 'en', services: [], message: null },
  '/api/games': [...GAMES, 'pebbles'].map(infoOf),
  '/api/games/pebbles/rules': [{ id: 'PB-1', title: 'Set-up', text: 'Lay out the pebbles.' }],
  '/api/tables': [LINE],
};

let shown: Record<string, unknown>[] = [];
beforeEach(async () => {
  localStorage.clear();
  offered.games = GAMES;
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(ANSWERS[path] ?? null)));
  vi.stubGlobal('WebSocket', TestSocket);
  await speak('en');
});
afterEach(async () => {
  await Promise.all(shown.map((page) => unmount(page)));
  shown = [];
  document.body.replaceChildren();
});

function show(page: Record<string, unknown>): void {
  shown.push(page);
}
const texts = (selector: string): string[] =>
  Array.from(document.querySelectorAll(selector), (found) => found.textContent.trim());
const body = document.body;

describe('a game of another package', () => {
  it('is on the first page after ours, without a picture and a guide', async () => {
    show(mount(Home, { target: body }));
    flushSync();
    expect(texts('article h2')).toEqual(['Outlive', 'Discover']);
    await vi.waitFor(() => expect(texts('article h2')).toEqual(['Outlive', 'Discover', 'pebbles']));
    const cards = [...document.querySelectorAll('article')];
    expect(cards.map((card) => card.querySelectorAll('.scene svg').length)).toEqual([1, 1, 0]);
    expect(cards.map((card) => card.querySelectorAll('button').length)).toEqual([2, 2, 1]);
    await vi.waitFor(() => expect(texts('.continue .title')).toEqual(['pebbles']));
    expect(body.textContent).not.toContain('⟨');
  });

  it('can be chosen in the form', async () => {
    show(mount(NewTable, { target: body, props: { game: 'pebbles' } }));
    await vi.waitFor(() => expect(texts('.games .title')).toEqual(['Outlive', 'Discover', 'pebbles']));
    expect([...document.querySelectorAll('.games label')].map((label) => label.querySelectorAll('svg').length)).toEqual(
      [1, 1, 0],
    );
    expect(document.querySelector<HTMLInputElement>('input[name=game]:checked')?.value).toBe('pebbles');
    expect(texts('details legend, details .heading')).toEqual(['edition', 'shape']);
    expect(body.textContent).not.toContain('⟨');
  });

  it('has its rules, and a link to them', async () => {
    show(mount(Rules, { target: body, props: { game: 'pebbles' } }));
    show(mount(Footer, { target: body, props: { quiet: true } }));
    await vi.waitFor(() => expect(texts('article p')).toEqual(['Lay out the pebbles.']));
    expect(texts('h1')).toEqual(['Rules of pebbles']);
    expect(texts('footer a')).toContain('Rules of pebbles');
  });

  it('can be played at its table with the buttons', async () => {
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined }); // not in happy-dom
    show(mount(TablePage, { target: body, props: { id: 'T' } }));
    await vi.waitFor(() => expect(TestSocket.last.url).toContain('T'));
    TestSocket.last.accept();
    TestSocket.last.tell(tableInfoOf('pebbles', [playerOf(0, { mine: true })], { guided: true }));
    TestSocket.last.tell(stateOf({ question: questionOf([choiceOf(['take', 'red'], 'heap:red')]), waiting: [0] }));
    flushSync();
    expect(texts('.board .soon')).toEqual([
      'This page has no picture of pebbles. You can still play it: every choice has a button in the bar below.',
    ]);
    expect(body.textContent).not.toContain('⟨');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('take red'));
    button?.click();
    const asked = TestSocket.last.said.find((message) => message.do === 'coach');
    TestSocket.last.tell({ say: 'answer', id: asked?.id ?? '' }); // the coach has nothing to say
    await vi.waitFor(() =>
      expect(TestSocket.last.said).toContainEqual(expect.objectContaining({ do: 'pick', pick: ['take', 'red'] })),
    );
  });
});
