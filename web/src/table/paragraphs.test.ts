import { expect, it } from 'vitest';
import { lineOf } from '../testing/states';
import { paragraphs } from './paragraphs';

const shape = (...lines: Parameters<typeof paragraphs>[0]): unknown =>
  paragraphs(lines).map(({ from, chapter, lines: told }) => [
    from,
    chapter,
    told.map(({ index, until }) => [index, until]),
  ]);

it('puts into one paragraph what one seat did in a row', () => {
  const told = (seat: number, text: string) => lineOf('moved', { seat, text });
  expect(shape(told(0, 'a'), told(0, 'b'), told(1, 'c'), told(0, 'd'))).toEqual([
    [
      0,
      false,
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [2, false, [[2, 2]]],
    [3, false, [[3, 3]]],
  ]);
});

it('makes one line of equal lines in a row, but not of cards', () => {
  const same = lineOf('took', { seat: 0, text: 'takes wood' });
  const card = { ...same, card: ['A card'] };
  expect(shape(same, same, same)).toEqual([[0, false, [[0, 2]]]]);
  expect(shape(card, card)).toEqual([
    [
      0,
      false,
      [
        [0, 0],
        [1, 1],
      ],
    ],
  ]);
});

it('begins a chapter with every day and night, which nothing is added to', () => {
  expect(shape(lineOf('day'), lineOf('scored'), lineOf('night'), lineOf('night'))).toEqual([
    [0, true, [[0, 0]]],
    [1, false, [[1, 1]]],
    [2, true, [[2, 2]]],
    [3, true, [[3, 3]]],
  ]);
});
