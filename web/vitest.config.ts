import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

/** A link that is clicked in a test leads nowhere. */
const STAY = { disableMainFrameNavigation: true, disableChildPageNavigation: true, disableFallbackToSetURL: true };

/**
 * Tests stand beside what they test: `camera.svelte.ts`, `camera.test.ts`. Those that need a document ask for one in
 * their first line.
 */
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      include: ['src/**/*.test.ts'],
      pool: 'vmThreads', // every file has a world of its own, made quickly
      testTimeout: 120_000, // a slow machine is no failure
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubGlobals: true,
      environmentOptions: { happyDOM: { settings: { navigation: STAY } } },
    },
  }),
);
