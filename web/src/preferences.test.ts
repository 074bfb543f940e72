// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: { matches: boolean }) => void;

/** What the system prefers, and how to change it. */
function system(wishes: Record<string, boolean>): (query: string, matches: boolean) => void {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes[query] ?? false,
    addEventListener: (_: string, does: Listener) => listeners.set(query, does),
  }));
  return (query, matches) => listeners.get(query)?.({ matches });
}

const LIGHT = '(prefers-color-scheme: light)';
const STILL = '(prefers-reduced-motion: reduce)';

async function load() {
  vi.resetModules();
  return (await import('./preferences.svelte')).preferences;
}

const shown = () => document.documentElement.dataset;

beforeEach(() => localStorage.clear());

describe('light', () => {
  it('is the system’s until somebody chooses, and follows it', async () => {
    const turn = system({ [LIGHT]: true });
    const preferences = await load();
    expect([preferences.theme, preferences.light]).toEqual(['system', 'light']);
    turn(LIGHT, false);
    expect(preferences.light).toBe('dark');
    expect(shown()).toMatchObject({ theme: 'dark' });
  });

  it('stays what was chosen, whatever the system does, also next time', async () => {
    const turn = system({});
    (await load()).theme = 'light';
    expect(shown()).toMatchObject({ theme: 'light' });
    const again = await load();
    turn(LIGHT, false);
    expect([again.theme, again.light]).toEqual(['light', 'light']);
  });

  it('does not trust what it kept', async () => {
    system({});
    localStorage.setItem('theme', 'neon');
    expect((await load()).theme).toBe('system');
  });
});

describe('motion', () => {
  it('stands still if the system wishes it', async () => {
    const turn = system({});
    const preferences = await load();
    expect(preferences.still).toBe(false);
    turn(STILL, true);
    expect(preferences.still).toBe(true);
  });

  it('stands still if the visitor wishes it, also next time', async () => {
    system({});
    (await load()).lessMotion = true;
    expect(shown()).toMatchObject({ motion: 'less' });
    expect((await load()).still).toBe(true);
  });
});

it('makes a sound until it is turned off, and sends no notices until they are turned on', async () => {
  system({});
  const preferences = await load();
  expect([preferences.sound, preferences.notifications]).toEqual([true, false]);
  preferences.sound = false;
  preferences.notifications = true;
  const again = await load();
  expect([again.sound, again.notifications]).toEqual([false, true]);
});
