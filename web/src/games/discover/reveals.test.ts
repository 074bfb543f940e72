// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { discoverViewOf, lineOf, stateOf, survivorOf } from '../../testing/states';
import type { Line } from '../../wire';
import { floats } from './floats';
import { turnedTiles, turnedTokens, walksOf } from './happenings';
import { reportOf } from './report';
import { isRevealing, revealsOf } from './reveals';
import { LogReader } from './unread';
import type { Cell, Foe } from './view';

describe('reveals', () => {
  const card = ['The quiet dark', 'Nothing stirs.', 'Each survivor: gain 7 stamina.'];

  it('turns over a card that the line has, with its story', () => {
    expect(revealsOf([lineOf('night-card', { card })], 7, 0)).toEqual([
      {
        kind: 'card',
        key: 7,
        seat: null,
        told: 'night-card',
        title: 'The quiet dark',
        story: 'Nothing stirs.',
        text: 'Each survivor: gain 7 stamina.',
      },
    ]);
  });

  it('shows no card that the seat was not told of', () => {
    const lines = [lineOf('project', { seat: 1 }), lineOf('read', { seat: 1, card: null })];
    expect(revealsOf(lines, 0, 0)).toEqual([]);
    expect(isRevealing(lines)).toBe(false);
  });

  it('prefers the own card of several', () => {
    const lines = [1, 0].map((seat) => lineOf('character', { seat, card: [`Character ${seat}`, 'Text.'] }));
    expect(revealsOf(lines, 0, 0)).toMatchObject([{ seat: 0, title: 'Character 0', story: '' }]);
    expect(isRevealing(lines)).toBe(true);
  });

  it('rolls a die outside combat, with what it must reach', () => {
    expect(revealsOf([lineOf('tested', { seat: 1, details: { n: 5, least: 7 } })], 3, 0)).toEqual([
      { kind: 'die', key: 3, seat: 1, n: 5, least: 7 },
    ]);
    const lots = [8, 6].map((n, seat) => lineOf('lot', { seat, details: { n } }));
    expect(revealsOf(lots, 0, 0)).toMatchObject([
      { n: 8, least: null },
      { n: 6, least: null },
    ]);
  });

  it('announces the night and the day', () => {
    expect(revealsOf([lineOf('night', { details: { day: 3 } })], 0, 0)).toMatchObject([{ phase: 'night', day: 3 }]);
    expect(revealsOf([lineOf('day', { details: { day: 4 } })], 0, 0)).toMatchObject([{ phase: 'day', day: 4 }]);
  });
});

describe('what happens on the map', () => {
  const foe = (id: number, space: string | null): Foe => ({ id, kind: 'monster', space, enemy: null });
  const cells: Cell[] = [{ ground: 'sand', cost: 1, symbol: 'leaf' }];

  it('lets survivors and enemies walk from where they were', () => {
    const before = discoverViewOf({
      foes: [foe(1, 'B0'), foe(2, 'C0'), foe(3, null)],
      survivors: [survivorOf({ space: 'A0' }), survivorOf({ space: 'A1' })],
    });
    const now = discoverViewOf({
      foes: [foe(1, 'B1'), foe(2, 'C0'), foe(3, 'D0'), foe(4, 'E0')],
      survivors: [survivorOf({ space: 'A2' }), survivorOf({ space: 'A1' })],
    });
    expect(walksOf(before, now)).toEqual([
      { key: 'survivor:0:A0:A2', seat: 0, from: 'A0', to: 'A2' },
      { key: 'foe:1:B0:B1', seat: null, from: 'B0', to: 'B1' },
    ]);
    expect(walksOf(now, now)).toEqual([]);
  });

  it('turns over the tiles that were face down', () => {
    const before = discoverViewOf({ map: { A: { spaces: cells }, B: { back: 2 }, C: { back: 1 } } });
    const now = discoverViewOf({ map: { A: { spaces: cells }, B: { spaces: cells }, C: { back: 1 } } });
    expect(turnedTiles(before, now)).toEqual([{ key: 'tile:B', slot: 'B', back: 2 }]);
  });

  it('turns over tokens where the survivor is, or where they lie', () => {
    const view = discoverViewOf({ map: { A: { spaces: cells } }, survivors: [survivorOf({ space: 'A0' })] });
    const lines = [
      lineOf('gathered', { seat: 0, details: { sort: 'wood+stone' } }),
      lineOf('numbered', { seat: 0, details: { number: 41 } }),
      lineOf('enemy-token', { seat: 0, details: { enemy: 3 } }),
      lineOf('token-seen', { details: { space: 'B1', gathered: 'card-12' } }),
      lineOf('gained', { seat: 0, details: { resource: 'wood', n: 1 } }),
    ];
    expect(turnedTokens(lines, 10, view).map(({ key, ...token }) => [key, ...Object.values(token)])).toEqual([
      ['token:10', 'A0', 'leaf', { resources: ['wood', 'stone'] }],
      ['token:11', 'A0', 'leaf', { number: 41 }],
      ['token:12', 'A0', 'leaf', null],
      ['token:13', 'B1', null, { number: 12 }],
    ]);
  });

  it('lets later signs rise above those that are still there', () => {
    const lines = [lineOf('rested', { seat: 0, details: { n: 3 } }), lineOf('rested', { seat: 1, details: { n: 2 } })];
    const there = floats(lines, 0);
    const more = floats([lineOf('tired', { seat: 0, details: { n: 1 } })], 2, there);
    expect(more.map(({ key, seat, order }) => [key, seat, order])).toEqual([['2', 0, 1]]);
  });
});

describe('the morning report', () => {
  const turn = (seat: number): Line => lineOf('turn', { seat });
  const end = (seat: number): Line => lineOf('turn-ended', { seat });
  const log = [
    turn(0),
    lineOf('hurt', { seat: 0, details: { damage: 'physical', n: 1 } }),
    end(0),
    turn(1),
    lineOf('robbed', { seat: 1, text: 'Ben takes 1 wood from Ada.', details: { victim: 0, resource: 'wood' } }),
    lineOf('gained', { seat: 1, details: { resource: 'stone', n: 2 } }),
    end(1),
    lineOf('night', { details: { day: 1 } }),
    lineOf('rested', { seat: 0, details: { n: 7 } }),
    lineOf('tired', { seat: 0, details: { n: 2 } }),
    lineOf('hurt', { seat: 0, text: 'Ada suffers 1 hunger damage.', details: { damage: 'hunger', n: 1 } }),
    lineOf('threat', { seat: 0, text: 'A threat for Ada: "Loose ground".', card: ['Loose ground', 'Text.'] }),
    lineOf('spent', { seat: 0, details: { resource: 'food', n: 1 } }),
    lineOf('day', { details: { day: 2 } }),
    turn(0),
  ];

  it('sums up what happened to the seat since its last turn, and tells the rest', () => {
    const report = reportOf(log, 0);
    expect(report?.sums.map(({ key, n, tone }) => [key, n, tone])).toEqual([
      ['stamina', 5, 'good'],
      ['hunger', 1, 'bad'],
      ['food', -1, 'bad'],
    ]);
    expect(report?.sentences).toEqual(['Ben takes 1 wood from Ada.', 'A threat for Ada: "Loose ground".']);
    expect(report?.words).toContain('Ada suffers 1 hunger damage.');
  });

  it('comes when the own turn begins, and goes with the first thing done in it', () => {
    expect(reportOf(log.slice(0, -1), 0)).toBeNull();
    expect(reportOf([...log, lineOf('moved', { seat: 0 })], 0)).toBeNull();
    expect(reportOf([...log, end(0), turn(1)], 0)).toBeNull();
  });

  it('is silent before the first turn and if nothing happened', () => {
    expect(reportOf([turn(0)], 0)).toBeNull();
    expect(reportOf([turn(0), end(0), turn(1), end(1), turn(0)], 0)).toBeNull();
  });
});

describe('reading the log once', () => {
  const line = (text: string): Line => lineOf('moved', { text });
  const state = (seq: number, from: number, past = false) => stateOf({ seq, past, log: { from, lines: [] } });
  const texts = (lines: Line[]): string[] => lines.map(({ text }) => text);

  it('gives the lines since the last time, and all of the message so far', () => {
    const reader = new LogReader();
    reader.read(state(1, 0), [line('a')]);
    const first = reader.read(state(2, 1), [line('a'), line('b')]);
    expect([first.from, texts(first.lines), texts(first.message), first.isNew]).toEqual([1, ['b'], ['b'], true]);
    const second = reader.read(state(2, 2), [line('a'), line('b'), line('c')]);
    expect([second.from, texts(second.lines), texts(second.message), second.isNew]).toEqual([
      2,
      ['c'],
      ['b', 'c'],
      false,
    ]);
  });

  it('misses nothing if states are skipped', () => {
    const reader = new LogReader();
    reader.read(state(1, 0), [line('a')]);
    expect(texts(reader.read(state(2, 3), [line('a'), line('b'), line('c'), line('d')]).lines)).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('finds nothing new in a log that is told again, or in the past', () => {
    const reader = new LogReader();
    expect(reader.read(state(1, 0), [line('a'), line('b')]).lines).toEqual([]);
    expect(reader.read(state(2, 0), [line('a')]).lines).toEqual([]);
    expect(reader.read(state(2, 1, true), [line('a'), line('b')]).lines).toEqual([]);
  });
});
