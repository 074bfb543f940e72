import { describe, expect, it } from 'vitest';
import { sides } from './more';

const SIZE = { clientHeight: 100, scrollHeight: 300, clientWidth: 100, scrollWidth: 100, scrollTop: 0, scrollLeft: 0 };

describe('an element that scrolls', () => {
  it.each([
    [0, 'below'],
    [100, 'above below'],
    [200, 'above'],
    [198, 'above'],
  ])('has more beyond its edges (scrolled to %i)', (scrollTop, expected) => {
    expect(sides({ ...SIZE, scrollTop })).toBe(expected);
  });

  it('has more at its sides', () => {
    expect(sides({ ...SIZE, scrollHeight: 100, scrollWidth: 240 })).toBe('after');
    expect(sides({ ...SIZE, scrollHeight: 100, scrollWidth: 240, scrollLeft: 40 })).toBe('before after');
  });

  it('has no more if everything fits', () => {
    expect(sides({ ...SIZE, scrollHeight: 102 })).toBe('');
  });
});
