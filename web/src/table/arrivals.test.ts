import { describe, expect, it } from 'vitest';
import { playerOf, tableInfoOf } from '../testing/states';
import { arrived } from './arrivals.svelte';

const ada = playerOf(0, { name: 'Ada', mine: true });
const table = (...others: ReturnType<typeof playerOf>[]) => tableInfoOf('outlive', [ada, ...others]);

describe('arrivals', () => {
  const open = table(playerOf(1, { kind: 'open' }));

  it('are people on seats that were open', () => {
    const [ben] = arrived(open, table(playerOf(1, { name: 'Ben' })));
    expect(ben?.name).toBe('Ben');
  });

  it('are neither bots nor people who were there already, nor oneself', () => {
    expect(arrived(open, table(playerOf(1, { kind: 'bot' })))).toEqual([]);
    expect(arrived(table(playerOf(1)), table(playerOf(1, { here: false })))).toEqual([]);
    expect(arrived(open, table(playerOf(1, { mine: true })))).toEqual([]);
    expect(arrived(null, open)).toEqual([]);
  });
});
