// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, loadPlans } from '.';

describe.each(GAMES)('%s', (name) => {
  const game = gameOf(name);

  it('has an icon and a scene at once', () => {
    expect(game?.icon).toContain('<path');
    expect(game?.Scene).toBeTypeOf('function');
  });

  it('has a guide, whose steps have different names', async () => {
    const names = (await game?.guide())?.map((step) => step.name) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('has nothing of other games, whatever their names', () => {
  expect([gameOf('pebbles'), gameOf(''), gameOf('constructor'), gameOf('__proto__')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('loads the plans of its games', async () => {
  const plans = await loadPlans();
  expect([...plans.keys()].every((name) => gameOf(name)?.plan)).toBe(true);
  expect(plans.size).toBeGreaterThan(0);
});
