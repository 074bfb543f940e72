// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from './table.svelte';
import { choiceOf, lineOf, playerOf, questionOf, stateOf, tableInfoOf } from './testing/states';
import { TestSocket } from './testing/socket';
import type { State, ToServer } from './wire';

const PACE = 100;
let table: Table;

const MOVE = choiceOf(['move', 'hero-5', 'forest'], 'hero:0:hero-5', 'place:forest');
const OTHER = choiceOf(['move', 'hero-5', 'dam'], 'hero:0:hero-5', 'place:dam');
const STAY = choiceOf(['stay'], 'place:mine');
const SHOW = choiceOf(['show', 3], 'project:3');

function tell(...states: Partial<State>[]): void {
  for (const state of states) TestSocket.last.tell(stateOf(state));
}

/** A state caused by somebody else's pick. */
const theirs = (at: number, given: Partial<State> = {}): Partial<State> => ({
  at,
  seq: at,
  actor: 1,
  log: { from: at, lines: [lineOf('moved', { at })] },
  ...given,
});

const said = (what: ToServer['do']): ToServer[] => TestSocket.last.said.filter((message) => message.do === what);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', TestSocket);
  TestSocket.all = [];
  localStorage.clear();
  table = new Table('T', PACE);
  table.open();
  TestSocket.last.accept();
});
afterEach(() => void vi.useRealTimers());

describe('showing', () => {
  it('shows the first state at once', () => {
    tell({ at: 5, seq: 5 });
    expect([table.shown?.at, table.queue]).toEqual([5, []]);
  });

  it('shows what others did one after another, then the question', () => {
    tell({ at: 0 }, theirs(1), theirs(2), theirs(3, { question: questionOf([MOVE]) }));
    expect([table.shown?.at, table.newest?.at, table.choices]).toEqual([1, 3, []]);
    vi.advanceTimersByTime(PACE);
    expect(table.shown?.at).toBe(2);
    vi.advanceTimersByTime(PACE);
    expect([table.shown?.at, table.choices]).toEqual([3, [MOVE]]);
  });

  it('takes more time with the guide', () => {
    TestSocket.last.tell(tableInfoOf('outlive', [playerOf(0)], { guided: true }));
    tell({ at: 0 }, theirs(1), theirs(2));
    vi.advanceTimersByTime(PACE);
    expect(table.shown?.at).toBe(1);
    vi.advanceTimersByTime(PACE);
    expect(table.shown?.at).toBe(2);
  });

  it('skips to the newest when asked, and tells the log of all', () => {
    tell({ at: 0, log: { from: 0, lines: [lineOf('day')] } }, theirs(1), theirs(2), theirs(3));
    table.skip();
    expect([table.shown?.at, table.queue]).toEqual([3, []]);
    expect(table.log.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });

  it('does not fall behind forever', () => {
    tell({ at: 0 }, ...Array.from({ length: 150 }, (_, n) => theirs(n + 1)));
    expect(table.queue.length).toBeLessThanOrEqual(120);
  });

  it('shows what oneself did at once', () => {
    tell({ at: 0 }, theirs(1), theirs(2), { at: 3, actor: 0 });
    expect([table.shown?.at, table.queue]).toEqual([3, []]);
  });

  it('replaces the log from where the server says', () => {
    const line = (text: string) => lineOf('moved', { text });
    tell({ log: { from: 0, lines: [line('a'), line('b')] } }, { log: { from: 1, lines: [line('c')] } });
    expect(table.log.map(({ text }) => text)).toEqual(['a', 'c']);
  });

  it('adds to what things are, and finds a thing without its seat', () => {
    const entry = (title: string) => ({ title, text: [], rules: [] });
    tell(
      { things: { 'place:forest': entry('Forest'), 'resource:wood': entry('Wood') } },
      { things: { 'place:dam': entry('Dam') } },
    );
    expect(table.entry('place:forest')?.title).toBe('Forest');
    expect(table.entry('resource:0:wood')?.title).toBe('Wood');
    expect(table.entry('place:dam')?.title).toBe('Dam');
    expect(table.entry('place:mine')).toBeUndefined();
  });
});

describe('pointing', () => {
  beforeEach(() => tell({ seq: 4, question: questionOf([MOVE, OTHER, STAY, SHOW]) }));

  it('offers things of choices, but not of those that matter little', () => {
    const offered = ['hero:0:hero-5', 'place:forest', 'place:mine', 'place:base', 'project:3'].filter((thing) =>
      table.isOffered(thing),
    );
    expect(offered).toEqual(['hero:0:hero-5', 'place:forest', 'place:mine']);
  });

  it('picks what only one choice can mean', () => {
    expect(table.point('place:mine')).toBe(true);
    expect(said('pick')).toMatchObject([{ pick: ['stay'], seq: 4, seat: 0 }]);
    expect(table.busy).toBe(true);
    expect(table.choices).toEqual([]);
  });

  it('narrows down what several can mean, and takes a click back', () => {
    table.point('hero:0:hero-5');
    expect(said('pick')).toEqual([]);
    expect(table.fitting).toEqual([MOVE, OTHER]);
    table.point('hero:0:hero-5');
    expect(table.chosen).toEqual([]);
    table.point('hero:0:hero-5');
    table.point('place:dam');
    expect(said('pick')).toMatchObject([{ pick: ['move', 'hero-5', 'dam'] }]);
  });

  it('begins again where a click does not fit what was clicked before', () => {
    table.point('hero:0:hero-5');
    table.point('place:mine');
    expect(said('pick')).toMatchObject([{ pick: ['stay'] }]);
  });

  it('means nothing by what is not offered', () => {
    expect(table.point('place:base')).toBe(false);
    expect(said('pick')).toEqual([]);
  });

  it('keeps what was begun while others move, as long as the question is the same', () => {
    table.point('hero:0:hero-5');
    tell(theirs(5, { question: questionOf([MOVE, OTHER, STAY, SHOW]) }));
    expect(table.chosen).toEqual(['hero:0:hero-5']);
    tell({ at: 6, actor: 0, question: questionOf([MOVE, OTHER]) });
    expect(table.chosen).toEqual([]);
  });

  it('lets go when an order is refused, and says why', () => {
    table.pick(['stay']);
    const [order] = said('pick') as { id: string }[];
    TestSocket.last.tell({ say: 'refused', id: order?.id ?? '', key: 'stale', text: 'Too late.' });
    expect([table.busy, table.refusal?.text]).toEqual([false, 'Too late.']);
  });

  it('says nothing else while an order is on its way', () => {
    table.pick(['stay']);
    table.undo();
    expect(said('undo')).toEqual([]);
  });
});

describe('answers', () => {
  it('reach whoever asked', async () => {
    tell({});
    const [why, hint] = [table.why('place:dam'), table.askHint()];
    const [first] = said('why') as { id: string }[];
    const [second] = said('hint') as { id: string }[];
    TestSocket.last.tell({ say: 'answer', id: second?.id ?? '', pick: ['stay'] });
    TestSocket.last.tell({ say: 'answer', id: first?.id ?? '', reasons: [{ text: 'No.', rule: 'P-1' }] });
    await hint;
    expect(await why).toMatchObject({ reasons: [{ rule: 'P-1' }] });
    expect(table.hint).toEqual(['stay']);
  });
});

describe('people at one screen', () => {
  beforeEach(() =>
    TestSocket.last.tell(
      tableInfoOf('outlive', [playerOf(0, { mine: true }), playerOf(1, { mine: true }), playerOf(2)]),
    ),
  );

  it('hands the screen on when another of them is asked', () => {
    tell({ waiting: [1] });
    expect(table.curtain).toBe(1);
  });

  it('stays while this one is asked, has not ended the turn, or others are waited for', () => {
    tell({ waiting: [0, 1], question: questionOf([STAY]) });
    expect(table.curtain).toBeNull();
    tell({ waiting: [1], held: 0 });
    expect(table.curtain).toBeNull();
    tell({ waiting: [2] });
    expect(table.curtain).toBeNull();
  });

  it('shows nothing of one seat to the next: what comes for the old one is dropped', () => {
    tell({ waiting: [1], things: { secret: { title: 'A hand', text: [], rules: [] } } });
    table.sit(1);
    expect([table.shown, table.log, table.things, table.curtain]).toEqual([null, [], {}, null]);
    tell({ seat: 0 });
    expect(table.shown).toBeNull();
    tell({ seat: 1 });
    expect(table.shown?.seat).toBe(1);
  });

  it('comes back to the seat that was taken', () => {
    tell({ seat: 0 });
    table.sit(1);
    TestSocket.last.drop();
    vi.advanceTimersByTime(1000);
    expect(TestSocket.last.url).toContain('&seat=1');
  });
});
