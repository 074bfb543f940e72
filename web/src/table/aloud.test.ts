// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf } from '../testing/states';
import type { Line } from '../wire';
import { aloud, Reader, summaryOf } from './aloud.svelte';

vi.mock('../text.svelte', () => ({
  say: (key: string, args: Record<string, number> = {}) => `[${[key, ...Object.values(args)].join(' ')}]`,
}));

const listener = { seat: 0, holds: { eliminated: 1800, took: 380 } };
const told = (text: string, seat: number | null = 1): Line => lineOf('took', { seat, text });
const said = (): string[] => aloud.said.map(({ text }) => text);

describe('a summary', () => {
  it('says how many times something happened', () => {
    expect(summaryOf([told('A chip.'), told('A chip.'), told('A chip.')], listener)).toBe(
      'A chip. [page-table-log-times 3]',
    );
  });

  it('says what is printed on a card, whose title the line names', () => {
    const line = lineOf('night-card', { text: 'Night card: Wolves.', card: ['Wolves', 'They howl.', 'Pay 1 meat.'] });
    expect(summaryOf([line], listener)).toBe('Night card: Wolves. They howl. Pay 1 meat.');
  });

  it('reads the same card once, and no cards of others', () => {
    const card = ['Warden', 'Attack 9.'];
    const [seen, fought, other] = [
      lineOf('revealed', { seat: 0, text: 'It is a warden.', card }),
      lineOf('combat', { seat: 0, text: 'Combat!', card }),
      lineOf('read', { seat: 1, text: 'Ann reads.', card: ['Crank', 'Rusty.'] }),
    ];
    expect(summaryOf([seen, fought, other], listener)).toBe('It is a warden. Attack 9. Combat! Ann reads.');
  });

  it('keeps what concerns the listener, then what matters most, and counts the rest', () => {
    const others = Array.from({ length: 20 }, (_, n) => told(`${n}.`));
    const robbed = lineOf('robbed', { seat: 1, text: 'Ann robs you.', details: { victim: 0 } });
    const death = lineOf('eliminated', { seat: 2, text: 'Ben dies.' });
    const lines = [told('You take.', 0), robbed, death, ...others];
    expect(summaryOf(lines, listener)).toBe('You take. Ann robs you. Ben dies. 18. 19. [page-table-log-more 18]');
  });

  it('has nobody to prefer for a spectator', () => {
    const lines = [lineOf('took', { text: 'a' }), ...[1, 2, 3, 4, 5].map((n) => told(String(n)))];
    expect(summaryOf(lines, { ...listener, seat: null })).toBe('1 2 3 4 5 [page-table-log-more 1]');
  });
});

describe('the reader', () => {
  let reader: Reader;
  let log: Line[];
  const hear = (text: string, playing: boolean): void => {
    log = [...log, told(text)];
    reader.hear(log, playing);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    aloud.hush();
    reader = new Reader(() => listener);
    log = [told('long ago')];
    reader.hear(log, false);
  });
  afterEach(() => void vi.useRealTimers());

  it('does not read what happened before', () => {
    expect(said()).toEqual([]);
  });

  it('reads at once when nothing more comes, and the same words again', () => {
    hear('a', false);
    hear('a', false);
    expect(said()).toEqual(['a', 'a']);
    expect(new Set(aloud.said.map(({ n }) => n)).size).toBe(2);
  });

  it('sums up what comes quickly', () => {
    for (const text of ['a', 'b', 'c']) {
      hear(text, true);
      vi.advanceTimersByTime(200);
    }
    expect(said()).toEqual([]);
    hear('d', false);
    expect(said()).toEqual(['a b c d']);
  });

  it('does not wait forever while scenes go on', () => {
    hear('a', true);
    vi.advanceTimersByTime(1200);
    expect(said()).toEqual(['a']);
    for (let n = 0; n < 6; n += 1) {
      hear('b', true);
      vi.advanceTimersByTime(1000);
    }
    expect(said()).toEqual(['a', 'b [page-table-log-times 5]']);
  });

  it('does not read what was taken back', () => {
    hear('a', true);
    log = log.slice(0, 1);
    reader.hear(log, false);
    expect(said()).toEqual([]);
  });

  it('reads nothing old to somebody else', () => {
    reader.forget();
    reader.hear([told('x'), told('y')], false);
    expect(said()).toEqual([]);
  });
});
