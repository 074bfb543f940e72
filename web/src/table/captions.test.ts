import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/states';
import type { Line, Telling } from '../wire';
import { captionsOf, type Captions } from './captions';

const starts: Captions['begins'] = ({ told }) => told === 'moved';
const line = (told: Telling, text: string = told): Line => lineOf(told, { seat: 1, text });
const texts = (log: Line[], shown: number, given?: Captions['begins']): string[] =>
  captionsOf(log, log.slice(log.length - shown), given && { begins: given, untold: new Set<Telling>(['night']) }).map(
    ({ line, index, until }) => (until > index ? `${line.text} ×${until - index + 1}` : line.text),
  );

describe('captions', () => {
  it('tell a turn from its beginning, equal lines as one', () => {
    const log = [line('moved', 'old'), line('took'), line('moved', 'new'), line('pressed'), line('took'), line('took')];
    expect(texts(log, 1, starts)).toEqual(['new', 'pressed', 'took ×2']);
  });

  it('begin again with the next turn', () => {
    expect(texts([line('moved', 'old'), line('took'), line('moved', 'new')], 1, starts)).toEqual(['new']);
  });

  it('lose nothing of what is being shown', () => {
    const log = [line('moved', 'old'), line('moved', 'one'), line('moved', 'two')];
    expect(texts(log, 2, starts)).toEqual(['one', 'two']);
  });

  it('of a long turn are its beginning and its end', () => {
    const log = [line('moved'), ...Array.from({ length: 9 }, (_, n) => line('took', `${n}`))];
    expect(texts(log, 1, starts)).toEqual(['moved', '4', '5', '6', '7', '8']);
  });

  it('leave out what the game’s own scene tells', () => {
    expect(texts([line('moved'), line('night')], 1, starts)).toEqual(['moved']);
  });

  it('are only what is being shown if a game says nothing of beginnings', () => {
    expect(texts([line('moved'), line('took', 'a'), line('took', 'b')], 2)).toEqual(['a', 'b']);
  });
});
