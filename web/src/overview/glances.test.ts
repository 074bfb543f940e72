// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../games';
import { isMarked } from './glances';

describe('marks', () => {
  it('are things, or all things of a kind', () => {
    expect(isMarked('place:forest', ['place:forest'])).toBe(true);
    expect(isMarked('place:forest', ['place:'])).toBe(true);
    expect(isMarked('place:forest', ['place', 'places:', 'place:dam'])).toBe(false);
    expect(isMarked('place:forest', [])).toBe(false);
  });
});

describe.each(GAMES)('the overview of %s', (name) => {
  it('has four to six short steps, and begins with the picture of the game', async () => {
    const glances = (await gameOf(name)?.overview()) ?? [];
    expect(glances.length).toBeGreaterThanOrEqual(4);
    expect(glances.length).toBeLessThanOrEqual(6);
    expect(glances[0]?.shows).toBe('scene');
    expect(new Set(glances.map((glance) => glance.name)).size).toBe(glances.length);
  });
});
