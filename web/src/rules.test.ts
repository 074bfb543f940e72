import { describe, expect, it } from 'vitest';
import { chapterOf, chaptersOf, piecesOf, searched, termsOf } from './rules';

const rule = (id: string, title = '', text = '') => ({ id, title, text });
const RULES = [
  rule('N2', 'Feeding', 'Every room is fed.'),
  rule('N21', 'More'),
  rule('S5-3', 'Épuisé', 'Nobody eats N2.'),
];

describe('chapters', () => {
  it.each([
    ['S5-3', 'S5'],
    ['N2', 'N'],
    ['G', 'G'],
    ['CB-16', 'CB'],
  ])('%s is of %s', (id, chapter) => {
    expect(chapterOf(id)).toBe(chapter);
  });

  it('stand in the order of their first rules', () => {
    expect(chaptersOf(RULES).map(({ name, rules }) => [name, rules.length])).toEqual([
      ['N', 2],
      ['S5', 1],
    ]);
  });
});

describe('search', () => {
  const found = (words: string) => searched(RULES, termsOf(words)).map(({ id }) => id);

  it('gives a rule alone if it is called by its id', () => expect(found('n2')).toEqual(['N2']));
  it('wants every term, anywhere', () => {
    expect(found('n2 eats')).toEqual(['S5-3']);
    expect(found('every eats')).toEqual([]);
  });
  it('does not mind accents and case', () => expect(found('EPUISE')).toEqual(['S5-3']));
  it('finds everything when nothing is looked for', () => expect(found('  ')).toEqual(['N2', 'N21', 'S5-3']));
});

describe('pieces', () => {
  it('cut a text where terms occur, with its own letters', () => {
    expect(piecesOf('Épuisé et vide', termsOf('epuise'))).toEqual([
      { text: 'Épuisé', hit: true },
      { text: ' et vide', hit: false },
    ]);
  });
  it('take signs of expressions as they are', () => {
    expect(piecesOf('a (b) c', ['(b)'])).toContainEqual({ text: '(b)', hit: true });
  });
  it('leave a text whole without terms', () => expect(piecesOf('a b', [])).toEqual([{ text: 'a b', hit: false }]));
});
