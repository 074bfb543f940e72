import { describe, expect, it } from 'vitest';
import { choiceOf, discoverViewOf, lineOf, playerOf, survivorOf, tableInfoOf } from '../../testing/states';
import type { Table } from '../../table.svelte';
import type { Words } from '../../wire';
import { fates, stages } from './fates';
import { floats } from './floats';
import { costsOf, labelsOf, nameOfSeat, spoken } from './offers';
import { groups } from './pack';
import { readings } from './reading.svelte';
import { sentences } from './sentences';

describe('fates', () => {
  const DEAD = { hunger: 2, thirst: 1, sickness: 0, physical: 1 };
  const log = [
    lineOf('day', { details: { day: 2 } }),
    lineOf('hurt', { seat: 1, details: { damage: 'hunger', n: 1 } }),
    lineOf('eliminated', { seat: 1 }),
    lineOf('day', { details: { day: 3 } }),
    lineOf('won', { seat: 2 }),
    lineOf('won', { seat: 0 }),
  ];

  it('tells of those who came home first, in order, then of the others, with what ended them', () => {
    const view = discoverViewOf({
      survivors: [
        survivorOf({ status: 'won' }),
        survivorOf({ status: 'lost', damage: DEAD }),
        survivorOf({ status: 'won' }),
      ],
    });
    expect(fates(view, log)).toEqual([
      { seat: 2, status: 'won', day: 3, by: null },
      { seat: 0, status: 'won', day: 3, by: null },
      { seat: 1, status: 'lost', day: 2, by: 'hunger' },
    ]);
  });

  it('blames no wound of somebody who gave up, and no day that nobody told', () => {
    const alive = discoverViewOf({ survivors: [survivorOf({ status: 'lost' }), survivorOf({ status: 'lost' })] });
    expect(fates(alive, log.slice(0, 3))).toEqual([
      { seat: 0, status: 'lost', day: null, by: null },
      { seat: 1, status: 'lost', day: 2, by: null },
    ]);
  });

  it('lists the stages by the titles of their cards', () => {
    expect(
      stages([lineOf('stage', { card: ['The Wreck', 'text'] }), lineOf('day'), lineOf('stage', { text: 'Stage 2' })]),
    ).toEqual(['The Wreck', 'Stage 2']);
  });
});

describe('floats', () => {
  const signs = (...lines: Parameters<typeof floats>[0]) =>
    floats(lines, 10).map(({ key, seat, text, tone, order }) => [key, seat, text, tone, order]);

  it('says what is gained, lost and suffered', () => {
    expect(
      signs(
        lineOf('gained', { seat: 0, details: { resource: 'wood', n: 2 } }),
        lineOf('dropped', { seat: 1, details: { sort: 'food+meat' } }),
        lineOf('hurt', { seat: 0, details: { damage: 'thirst', n: 1 } }),
        lineOf('robbed', { seat: 0, details: { victim: 1, resource: 'wood' } }),
      ),
    ).toEqual([
      ['10', 0, '+2', 'good', 0],
      ['11', 1, '−2', 'bad', 0],
      ['12', 0, '1', 'bad', 1],
      ['13', 0, '+1', 'good', 2],
      ['13-loss', 1, '−1', 'bad', 1],
    ]);
  });

  it('says nothing of nothing, and no more than five at once', () => {
    expect(signs(lineOf('rested', { seat: 0, details: { n: 0 } }), lineOf('day'), lineOf('item'))).toEqual([]);
    expect(signs(...Array.from({ length: 9 }, () => lineOf('item', { seat: 0 })))).toHaveLength(5);
  });
});

describe('readings', () => {
  it('are the cards that all hear: title, story, text', () => {
    const lines = [
      lineOf('read', { seat: 1, text: 'Ada reads.', card: ['Title', 'Once', 'upon', 'Do this.'] }),
      lineOf('item', { card: ['Found', 'text'], details: { item: 'found-3' } }),
      lineOf('item', { card: ['Made', 'text'], details: { item: 'made-3' } }),
      lineOf('gained', { card: ['Secret'] }),
    ];
    expect(readings(lines, 5)).toEqual([
      { key: '5', told: 'read', seat: 1, sentence: 'Ada reads.', title: 'Title', story: 'Once upon', text: 'Do this.' },
      { key: '7', told: 'item', seat: null, sentence: 'item', title: 'Made', story: null, text: 'text' },
    ]);
  });
});

describe('offers', () => {
  it('label a thing that one choice alone names', () => {
    const labels = labelsOf([
      choiceOf(['cook'], 'x'),
      choiceOf(['move'], 'y'),
      choiceOf(['step'], 'y'),
      choiceOf(['trade'], 'z', 'w'),
    ]);
    expect([...labels]).toEqual([['x', 'cook']]);
  });

  it('read the cost of a move behind the name of its space', () => {
    const choice = (pick: Words, label: string) => ({ ...choiceOf(pick), label });
    expect(
      costsOf([
        choice(['move', 'B12'], 'Move to B12 (flat), 3 stamina'),
        choice(['scout', 'C'], 'Scout C: 2'),
        choice(['move', 'A1'], 'A1'),
      ]),
    ).toEqual([{ space: 'B12', cost: '3' }]);
  });

  it('name people, or their survivors, or their seats', () => {
    const table = (names: string[], title?: string) =>
      ({
        info: tableInfoOf(
          'discover',
          names.map((name, seat) => playerOf(seat, { name })),
        ),
        entry: () => title && { title },
      }) as unknown as Table;
    expect([nameOfSeat(table(['Ada']), 0), nameOfSeat(table([], 'The scout'), 1), nameOfSeat(table([]), 1)]).toEqual([
      'Ada',
      'The scout',
      '2',
    ]);
  });

  it('read a card out as one text', () => expect(spoken({ title: 'A', text: ['b', 'c'], rules: [] })).toBe('A b c'));
});

it('packs single tokens before doubles, in the order of the rules', () => {
  const base = survivorOf();
  const survivor = survivorOf({
    resources: { ...base.resources, wood: 2, food: 1 },
    tokens: [['meat', 'stone'], ['wood'], ['meat', 'stone']],
  });
  expect(groups(survivor).map(({ sort, count }) => [sort, count])).toEqual([
    ['food', 1],
    ['wood', 3],
    ['meat+stone', 2],
  ]);
});

it('parts a text into sentences and numbered options', () => {
  expect(sentences('Roll a die. ¿Qué? “So.” Take 1.5 wood.')).toEqual(['Roll a die.', '¿Qué?', '“So.” Take 1.5 wood.']);
  expect(sentences('Choose: (1) gain wood; (2) rest.')).toEqual(['Choose:', '(1) gain wood;', '(2) rest.']);
});
