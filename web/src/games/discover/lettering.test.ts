import { expect, test } from 'vitest';
import { inTwo } from './lettering';

test('a short name stays on one line', () => {
  expect(inTwo('The eyrie')).toEqual(['The eyrie']);
});

test('a long name is broken near its middle', () => {
  expect(inTwo('The drowned sawmill')).toEqual(['The drowned', 'sawmill']);
});

test('one long word cannot be broken', () => {
  expect(inTwo('Orientierungspunkt')).toEqual(['Orientierungspunkt']);
});
