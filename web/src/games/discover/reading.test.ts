import { expect, test } from 'vitest';
import { lineOf, questionOf, stateOf } from '../../testing/states';
import { askingCard, Pile } from './reading.svelte';

const card = (title: string, from: number, seat = 0) => ({
  from,
  lines: [lineOf('read', { seat, card: [title, 'Once upon a time.', 'Gain 1 wood.'] })],
});
const nothing = (from: number) => ({ from, lines: [] });
const question = questionOf([], {
  text: 'Pay 1 wood?',
  card: { kind: 'night-card', thing: 'night:dry', printed: ['Dry mouths', 'Pay 1 water.'] },
});

test('a card that was read stays until the next action of the player', () => {
  const pile = new Pile();
  pile.tell(stateOf({ seq: 1, actor: 0, log: card('A', 1) }));
  pile.tell(stateOf({ seq: 1, actor: 0, log: nothing(2) }));
  expect(pile.top?.title).toBe('A');
  pile.tell(stateOf({ seq: 2, actor: 0, log: nothing(2) }));
  expect(pile.top).toBeUndefined();
});

test('all cards of one action stay, beat after beat', () => {
  const pile = new Pile();
  pile.tell(stateOf({ seq: 1, actor: 0, log: card('A', 1) }));
  pile.tell(stateOf({ seq: 1, actor: 0, log: card('B', 2) }));
  expect(pile.cards.map(({ title }) => title)).toEqual(['A', 'B']);
});

test('the card that asks is above the cards of others', () => {
  const pile = new Pile();
  pile.tell(stateOf({ seq: 1, actor: 1, log: card('Theirs', 1, 1) }));
  pile.ask(askingCard(stateOf({ seq: 2, question })));
  expect([pile.top?.title, pile.isAsking]).toEqual(['Dry mouths', true]);
  pile.putAway();
  expect(pile.top?.title).toBe('Theirs');
});

test('the card that asks is there once, and can be opened again', () => {
  const pile = new Pile();
  pile.tell(stateOf({ seq: 1, actor: null, log: card('Dry mouths', 1) }));
  const asking = askingCard(stateOf({ seq: 1, question }));
  pile.ask(asking);
  expect(pile.cards).toEqual([]);
  pile.putAway();
  expect(pile.top).toBeUndefined();
  if (asking) pile.open(asking);
  expect(pile.isAsking).toBe(true);
});

test('it goes when its question is answered, and a look back shows none', () => {
  const pile = new Pile();
  pile.ask(askingCard(stateOf({ question })));
  pile.ask(askingCard(stateOf({ question: questionOf([]) })));
  expect(pile.top).toBeUndefined();
  expect(askingCard(stateOf({ question, past: true }))).toBeNull();
});

test('what is printed has a title, a text and perhaps a story', () => {
  expect(askingCard(stateOf({ question }))).toMatchObject({ title: 'Dry mouths', story: null, text: 'Pay 1 water.' });
});
