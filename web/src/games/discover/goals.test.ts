import { expect, test } from 'vitest';
import { counts, directionTo } from './goals';

test('a neighbor lies in the direction of its number', () => {
  const directions = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((space) => directionTo('A0', space));
  expect(directions).toEqual(['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']);
});

test('the way back leads in the opposite direction', () => {
  expect(directionTo('A2', 'A0')).toBe('north-west');
  expect(directionTo('A5', 'A6')).toBe('east');
});

test('nobody has to go to where they are', () => {
  expect(directionTo('B3', 'B3')).toBeNull();
});

test('only what needs more than one is counted', () => {
  expect(counts({ met: false, have: 1, of: 4 })).toBe(true);
  expect(counts({ met: false, have: 0, of: 1 })).toBe(false);
  expect(counts({ met: true })).toBe(false);
});
