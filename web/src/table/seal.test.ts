// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { firstSeal, hashOf } from './seal';

beforeEach(() => localStorage.clear());

it('remembers the seal that was shown first, whatever is shown later', () => {
  expect(firstSeal('T', 'first')).toBe('first');
  expect(firstSeal('T', 'forged')).toBe('first');
  expect(firstSeal('U', 'other')).toBe('other');
});

it('forgets the oldest of more than two hundred tables', () => {
  for (let n = 0; n <= 200; n += 1) firstSeal(`T${n}`, `seal ${n}`);
  expect(firstSeal('T1', 'new')).toBe('seal 1');
  expect(firstSeal('T0', 'new')).toBe('new');
});

it('hashes the bytes of a secret as the server does', async () => {
  expect(await hashOf('00ff10')).toBe('2da45f2cd1f9c8e69a67abf7a6b26c282533d0a7686787a9533265418680d4d2');
});
