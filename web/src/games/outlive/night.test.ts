import { describe, expect, it } from 'vitest';
import { lineOf, outliveViewOf, questionOf, stateOf } from '../../testing/states';
import { accounts, isPast, nightLines, stepNow, type Account } from './night';

const view = outliveViewOf();
view.figures.events = { thieves: { points: 3, cost: { wood: 2, munition: 2 } } } as typeof view.figures.events;
const dusk = lineOf('night', { details: { n: 1 } });
const line = (told: Parameters<typeof lineOf>[0], seat: number, details = {}) => lineOf(told, { seat, details });
const own = (...lines: Parameters<typeof accounts>[0]): Account => accounts(lines, view)[0] as Account;

describe('the lines of a night', () => {
  it('are those from dusk to dawn', () => {
    const dawn = lineOf('dawn');
    const fed = line('feeding', 0);
    expect(nightLines([line('took', 0), dusk, fed, dawn, line('worse', 0)])).toEqual([dusk, fed]);
    expect(nightLines([dusk, fed])).toEqual([dusk, fed]);
  });
  it('are none before the first night', () => expect(nightLines([line('took', 0)])).toEqual([]));
});

describe('the account of a night', () => {
  it('has the points of events and what they cost, less what the Events room saves', () => {
    const { events } = own(dusk, line('saved', 0), line('overcame', 0, { event: 'thieves', n: 3 })).results;
    expect(events).toEqual({ paid: 3, lost: 0, levels: 0, gained: 3 });
  });

  it('does not count the permanent water that replaces a token', () => {
    const { events, feeding } = own(
      line('used-room', 0, { label: 'permanent-water/2' }),
      line('overcame', 0, { event: 'thieves', n: 3 }),
      line('feeding', 0, { n: 1, rows: 0 }),
      line('used-room', 0, { label: 'permanent-water' }),
    ).results;
    expect([events.paid, feeding.paid]).toEqual([3, 0]);
  });

  it('counts what was eaten, and survivors lost to hunger and to radiation apart', () => {
    const { results } = own(
      line('feeding', 0, { n: 3, rows: 1 }),
      line('ate', 0, { n: 1 }),
      line('ate', 0, { n: 2 }),
      line('starved', 0, { n: 2 }),
      line('lost-survivor', 0),
      line('lost-survivor', 0),
      line('worse', 0, { n: 2 }),
      line('lost-survivor', 0),
    );
    expect(results.feeding).toEqual({ paid: 3, lost: 2, levels: 0, gained: 0 });
    expect(results.wave).toEqual({ paid: 0, lost: 1, levels: 2, gained: 0 });
  });

  it('counts recruits, rooms and repairs with their costs', () => {
    const { results } = own(
      line('recruited', 0),
      line('recruited', 0),
      line('paid', 0),
      line('paid', 0),
      line('paid', 0),
      line('built', 0),
      line('repaired', 0, { wood: 2, metal: 1, microchip: 0 }),
    );
    expect(results.recruiting).toMatchObject({ paid: 2, gained: 2 });
    expect(results.building).toMatchObject({ paid: 3, gained: 1 });
    expect(results.repairing).toMatchObject({ paid: 3, gained: 1 });
  });

  it('keeps the shelters apart', () => {
    const [mine, theirs] = accounts([line('worse', 1, { n: 2 }), line('shielded', 0, { n: 2 })], view);
    expect(mine?.results.wave.levels).toBe(0);
    expect(theirs?.results.wave.levels).toBe(2);
  });

  it('knows how far a shelter has come', () => {
    const account = own(line('feeding', 0), line('worse', 0, { n: 1 }));
    expect(account.at).toBe('wave');
    expect(isPast(account, 'feeding')).toBe(true);
    expect(isPast(account, 'wave')).toBe(false);
  });

  it('ends with what spoils', () => {
    const account = own(line('worse', 0, { n: 1 }), line('spoiled', 0, { meat: 2, water: 1 }));
    expect(account.at).toBeNull();
    expect(account.spoiled).toEqual({ meat: 2, water: 1 });
    expect(isPast(account, 'repairing')).toBe(true);
  });
});

describe('the step that is being played', () => {
  const lines = [dusk, line('feeding', 0), line('worse', 1, { n: 1 })];
  const all = accounts(lines, view);

  it('is that of the scene', () => {
    expect(stepNow([line('worse', 1)], stateOf({ question: null }), lines, all)).toBe('wave');
  });
  it('is that of the question, even while what led to it is still shown', () => {
    const question = questionOf([], { key: 'ask-recruit' });
    expect(stepNow([line('worse', 1)], stateOf({ question }), lines, all)).toBe('recruiting');
  });
  it('is where the asked shelter is, if the question may come at any step', () => {
    const question = questionOf([], { key: 'ask-lose' });
    expect(stepNow([], stateOf({ question }), lines, all)).toBe('feeding');
  });
  it('is that of the last line while others are asked', () => {
    expect(stepNow([], stateOf(), lines, all)).toBe('wave');
  });
  it('is the first one at dusk', () =>
    expect(stepNow([dusk], stateOf(), [dusk], accounts([dusk], view))).toBe('events'));
});
