import { describe, expect, it } from 'vitest';
import { choiceOf, discoverViewOf, lineOf } from '../../testing/states';
import { aftermathOf, chances, changeOf, diceOf, dieOf, hits, outlooks, type Die } from './combat';
import type { Words } from '../../wire';
import type { Combat, Foe } from './view';

const FOE: Foe = {
  id: 7,
  kind: 'monster',
  space: 'A1',
  enemy: 12,
  damage: 0,
  stats: { defence: 6, attack: 9, health: 2 },
};

function combat(given: Partial<Combat> = {}): Combat {
  return { fighter: 0, foe: 7, against: null, supporters: [], played: [null, null], dice: null, fled: false, ...given };
}

function dice(given: Partial<Combat> = {}, foe: Foe = FOE): [Die, Die] {
  const [mine, enemy] = diceOf(discoverViewOf({ foes: [foe] }), combat(given));
  if (!mine || !enemy) throw new Error('there are two dice');
  return [mine, enemy];
}

const ROLLED = { mine: { shown: 4, result: 6 }, enemy: { shown: 10, result: 8 } };

describe('dice', () => {
  it('hits with the grey die from Defence on, with the red one from Attack on', () => {
    const [mine, enemy] = dice({ dice: ROLLED });
    expect([mine.least, enemy.least]).toEqual([6, 9]);
    expect([hits(mine), hits(enemy)]).toEqual([true, false]);
    expect(hits(mine, -1)).toBe(false);
    expect(hits(enemy, 1)).toBe(true);
  });

  it('never hits with a red die whose Attack is 0, nor before anything was rolled', () => {
    const [, enemy] = dice({ dice: ROLLED }, { ...FOE, stats: { defence: 6, attack: 0, health: 2 } });
    expect(enemy.least).toBeNull();
    expect(hits(enemy, 100)).toBe(false);
    expect(hits(dice()[0])).toBe(false);
  });

  it('hits alike with both dice of a duel', () => {
    const [mine, enemy] = dice({ foe: null, against: 1, dice: ROLLED });
    expect([mine.least, enemy.least]).toEqual([10, 10]);
  });

  it.each([
    [6, 0, 7],
    [6, 2, 9],
    [1, 0, 12],
    [13, 0, 0],
    [13, 3, 3],
    [20, 0, 0],
    [3, -4, 6],
  ])('counts the numbers with which a new roll would hit: least %i, %i added, %i of 12', (least, added, count) => {
    expect(chances({ name: 'mine', shown: 5, result: 5 + added, least })).toBe(count);
  });
});

describe('changes', () => {
  it('knows what a resource does that is spent (CB-6)', () => {
    const change = (what: string) => changeOf(combat(), choiceOf(['spend', what]));
    expect(change('wood')).toEqual({ own: true, by: 0, again: true });
    expect(change('stone')).toEqual({ own: false, by: 0, again: true });
    expect(change('poison')).toEqual({ own: true, by: 1, again: false });
    expect(change('salvage')).toEqual({ own: false, by: -1, again: false });
    expect(change('food')).toBeNull();
  });

  it('knows what a supporter adds or takes off', () => {
    const fight = combat({ played: ['attack', 'protect', 'overwhelm'] });
    expect(changeOf(fight, choiceOf(['call', 'seat-1']))).toEqual({ own: true, by: 2, again: false });
    expect(changeOf(fight, choiceOf(['call', 'seat-2']))).toEqual({ own: false, by: -2, again: false });
    expect(changeOf(fight, choiceOf(['call', 'seat-3']))).toBeNull();
    expect(changeOf(fight, choiceOf(['pass']))).toBeNull();
  });

  it('knows whose die is whose: the attacked seat of a duel rolls the red one', () => {
    const duel = combat({ foe: null, against: 1, dice: ROLLED });
    const both = dice({ foe: null, against: 1, dice: ROLLED });
    expect(dieOf(both, duel, 1, true)?.name).toBe('enemy');
    expect(dieOf(both, duel, 1, false)?.name).toBe('mine');
    expect(dieOf(both, duel, 0, true)?.name).toBe('mine');
    expect(dieOf(both, combat(), 1, true)?.name).toBe('mine');
  });
});

describe('outlooks', () => {
  const fight = combat({ dice: ROLLED, played: [null, 'protect'] });
  const looks = (pick: Words, seat: number | null = 0) =>
    outlooks(fight, dice({ dice: ROLLED }), seat, choiceOf(pick)).map(({ key, n }) => [
      key.replace('page-discover-', ''),
      n,
    ]);

  it('says what the dice come to if nothing more is done', () => {
    expect(looks(['pass'])).toEqual([
      ['then-own-hits', 6],
      ['then-enemy-misses', 8],
    ]);
  });

  it('says what a change makes of a die', () => {
    expect(looks(['spend', 'poison'])).toEqual([['then-own-hits', 7]]);
    expect(looks(['call', 'seat-2'])).toEqual([['then-enemy-misses', 6]]);
  });

  it('says how often a new roll would hit', () => {
    expect(looks(['spend', 'wood'])).toEqual([['again-own', 9]]);
    expect(looks(['spend', 'stone'])).toEqual([['again-enemy', 2]]);
  });

  it('says nothing to those who do not fight, and nothing of other choices', () => {
    expect([looks(['pass'], 1), looks(['pass'], null), looks(['use', 'found-3'])]).toEqual([[], [], []]);
  });
});

describe('aftermath', () => {
  const before = [
    lineOf('combat', { text: 'Ada fights a wolf.' }),
    lineOf('rolled', { at: 3, details: { die: 'mine', n: 5 } }),
    lineOf('rolled', { at: 4, details: { die: 'enemy', n: 2 } }),
  ];
  const end = [
    lineOf('dice', { at: 5, details: { mine: 7, red: 2, defence: 6, attack: 9 } }),
    lineOf('struck', { text: 'It is hit.' }),
    lineOf('defeated', { text: 'It is defeated.' }),
    lineOf('turn', { text: 'Ben moves.' }),
    lineOf('gained', { text: 'Ben gains wood.' }),
  ];

  it('tells of a combat to its end, and of nothing after it', () => {
    expect(aftermathOf(end, [...before, ...end])).toEqual({
      title: 'Ada fights a wolf.',
      dice: [
        { name: 'mine', shown: 5, result: 7, least: 6 },
        { name: 'enemy', shown: 2, result: 2, least: 9 },
      ],
      duel: false,
      lines: ['It is hit.', 'It is defeated.'],
      won: true,
    });
  });

  it('is null while the dice have not been told of', () => {
    expect(aftermathOf(before, before)).toBeNull();
  });

  it('takes a duel by the number that hits in a duel', () => {
    const lines = [lineOf('duel'), lineOf('duel-dice', { details: { mine: 11, red: 3 } })];
    const told = aftermathOf(lines, lines);
    expect(told?.duel).toBe(true);
    expect(told?.dice.map((die) => die.least)).toEqual([10, 10]);
    expect(told?.won).toBe(false);
  });
});
