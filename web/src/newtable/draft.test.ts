import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../api';
import { loadPlans } from '../games';
import { Draft } from './draft.svelte';
import { optionsAsked } from './options';

const plans = await loadPlans();

const BOTS = {
  levels: [
    { word: 'easy', seconds: 0 },
    { word: 'normal', seconds: 0 },
  ],
  bots: [],
};
const OUTLIVE: GameInfo = {
  name: 'outlive',
  seats: [2, 3, 4],
  options: [
    { name: 'edition', values: ['table', 'de'], default: 'table' },
    { name: 'pack', values: null, default: null },
  ],
  ...BOTS,
};
const DISCOVER: GameInfo = {
  name: 'discover',
  seats: [1, 2, 3, 4],
  options: [
    { name: 'coop', values: ['no', 'yes'], default: 'no' },
    { name: 'copy', values: null, default: null },
    { name: 'scenario', values: [1, 2, 3, 4, 5], default: 1 },
    { name: 'terrain', values: [1, 2], default: 1 },
  ],
  levels: [],
  bots: [{ word: 'scout', seconds: 0 }],
};

describe('seats', () => {
  it('begins with me and bots of the usual level', () => {
    expect(new Draft(OUTLIVE, plans).seats.map(({ sitting }) => sitting)).toEqual(['me', 'bot:normal', 'bot:normal']);
  });

  it('keeps people when another game is chosen, and takes its bots', () => {
    const draft = new Draft(OUTLIVE, plans);
    draft.seat(1, 'open');
    draft.play(DISCOVER);
    expect(draft.seats.map(({ sitting }) => sitting)).toEqual(['me', 'open', 'bot:scout']);
  });

  it('takes as many seats as the other game can have', () => {
    const draft = new Draft(DISCOVER, plans);
    draft.sitDown(1);
    draft.play(OUTLIVE);
    expect(draft.seats).toHaveLength(3);
  });

  it('has each person on one seat: what was on the new seat moves to the old one', () => {
    const draft = new Draft(OUTLIVE, plans);
    draft.seat(2, 'me');
    expect(draft.seats.map(({ sitting }) => sitting)).toEqual(['bot:normal', 'bot:normal', 'me']);
  });

  it('adds and takes away seats at the end', () => {
    const draft = new Draft(OUTLIVE, plans);
    draft.seat(1, 'here');
    draft.sitDown(4);
    expect(draft.seats.map(({ sitting }) => sitting)).toEqual(['me', 'here', 'bot:normal', 'bot:normal']);
    draft.sitDown(2);
    expect(draft.seats).toHaveLength(2);
  });
});

describe('wish', () => {
  it('says who sits where', () => {
    const draft = new Draft(OUTLIVE, plans);
    draft.seat(1, 'here');
    Object.assign(draft.seats[1] ?? {}, { name: ' Ben ' });
    expect(draft.wish()).toEqual({
      game: 'outlive',
      options: { edition: 'table' },
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }, { kind: 'bot', bot: 'normal' }],
      guided: false,
    });
  });

  it('leaves out empty options, trims others, and takes digits for a number', () => {
    const draft = new Draft(DISCOVER, plans);
    draft.values.copy = '  ';
    expect(draft.wish().options).toEqual({ scenario: 1, coop: 'no' });
    draft.values.copy = ' 1000-0001-X7 ';
    expect(draft.wish().options).toMatchObject({ copy: '1000-0001-X7' });
    draft.values.copy = '42';
    expect(draft.wish().options).toMatchObject({ copy: 42 });
  });

  it('guides nobody where the visitor only looks on', () => {
    const draft = new Draft(OUTLIVE, plans);
    draft.guided = true;
    expect(draft.wish().guided).toBe(true);
    draft.seat(0, 'open');
    expect(draft.wish().guided).toBe(false);
  });
});

describe('options', () => {
  const names = (game: GameInfo, values: Record<string, number>, seats: number) => {
    const { first, more } = optionsAsked(plans.get(game.name), game.options, values, seats);
    return [first, more].map((some) => some.map(({ name }) => name));
  };

  it('asks first for what matters, in order, and never for a pack', () => {
    expect(names(DISCOVER, { scenario: 1 }, 2)).toEqual([['scenario', 'copy', 'coop'], []]);
    expect(names(OUTLIVE, {}, 2)).toEqual([[], ['edition']]);
  });

  it('asks for a terrain only in the last scenario, which nobody wins together', () => {
    expect(names(DISCOVER, { scenario: 5 }, 3)).toEqual([['scenario', 'copy', 'terrain'], []]);
  });

  it('does not ask one survivor about winning together', () => {
    expect(names(DISCOVER, { scenario: 1 }, 1)).toEqual([['scenario', 'copy'], []]);
  });

  it.each([
    ['error-copy-code', 'copy'],
    ['error-coop-last', 'coop'],
    ['error-last-scenario', 'scenario'],
    ['error-seats', null],
  ])('shows %s beside %s', (refusal, option) => expect(new Draft(DISCOVER, plans).optionOf(refusal)).toBe(option));

  it('asks for all options alike if a game has no plan', () => {
    expect(new Draft({ ...DISCOVER, name: 'pebbles' }, plans).asked).toEqual({ first: [], more: DISCOVER.options });
  });

  it('shows a refusal beside no option of another game', () => {
    expect(new Draft(OUTLIVE, plans).optionOf('error-copy-code')).toBeNull();
  });
});
