// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nameOf } from './pointing.svelte';

it('adds what is written on a thing to its name', () => {
  expect(nameOf('Wood', '3', false)).toBe('Wood, 3');
  expect(nameOf('Token on E2', '×2', true)).toBe('Token on E2, ×2');
});

it('says nothing twice', () => {
  expect(nameOf('Wood: 0', '0', true)).toBe('Wood: 0');
  expect(nameOf('Day 1', '1', false)).toBe('Day 1');
  expect(nameOf('Ann: strength-5 hero; acts with 3 now', '5 3', false)).toBe('Ann: strength-5 hero; acts with 3 now');
  expect(nameOf('Spaces: 3; upkeep 2', '2 3', true)).toBe('Spaces: 3; upkeep 2, 2 3');
  expect(nameOf('Score: 5 SP', '5SP', false)).toBe('Score: 5 SP');
  expect(nameOf('Wood: 10', '1', false)).toBe('Wood: 10, 1');
});

it('leaves a button alone whose text says it all, even without spaces between its paragraphs', () => {
  expect(nameOf('The cook Can make soup. Eats little.', 'The cookCan make soup.Eats little.', true)).toBeNull();
});

it('does not read a long text after the name of what is only looked at', () => {
  expect(nameOf('A card', 'word '.repeat(20), false)).toBe('A card');
});
