import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire';
import { dragOf } from './dragging.svelte';

const choice = (given: Partial<Choice>): Choice => ({
  pick: ['move', 'x'],
  label: '',
  things: [],
  help: [],
  wins: false,
  ...given,
});

describe('what a choice lets one drag', () => {
  it('is its first thing, onto its last', () => {
    expect(dragOf(choice({ things: ['hero:0:hero-5', 'place:dam'] }))).toEqual(['hero:0:hero-5', 'place:dam']);
  });

  it('is what the server says, if it does', () => {
    const drag: [string, string] = ['airlock:0', 'room:0:garden'];
    expect(dragOf(choice({ things: ['room:0:garden'], drag }))).toEqual(drag);
  });

  it('is nothing for a choice of one thing', () => {
    expect(dragOf(choice({ things: ['pile:blackwood'] }))).toBeNull();
  });
});
