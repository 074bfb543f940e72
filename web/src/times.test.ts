import { describe, expect, it } from 'vitest';
import { ago, exactly } from './times';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const before = (seconds: number, language = 'en'): string =>
  ago(new Date(NOW - seconds * 1000).toISOString(), language, NOW);

describe('ago', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [604_800, 'last week'],
    [40 * 86_400, 'last month'],
    [800 * 86_400, '2 years ago'],
  ])('says of %i seconds: %s', (seconds, words) => expect(before(seconds)).toBe(words));

  it('speaks the language of the page', () => expect(before(86_400, 'de')).toBe('gestern'));

  it('takes a time in the future, by a clock that is wrong, for now', () => expect(before(-500)).toBe('now'));
});

it('says a time exactly', () => {
  expect(exactly('2026-06-15T12:00:00Z', 'en')).toMatch(/^Jun 1[456], 2026, \d{1,2}:00\s[AP]M$/);
});
