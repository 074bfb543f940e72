/** What guides are made of. The steps of each game are in games/<game>/guide.ts, their words are
 * `page-guide-<game>-<name>`; each step is shown once, at the first moment it is about. */
import type { Choice, Line, QuestionKey, State, Telling, Verb } from '../wire';

/** Parts of the page that a step can point at. */
export type Area = 'board' | 'own' | 'others' | 'log' | 'question';

export interface Moment {
  state: State;
  log: Line[];
}

type When = (moment: Moment) => boolean;

export interface Step {
  name: string;
  when: When;
  areas?: Area[];
  /** Things on the table that the step refers to. */
  things?: (moment: Moment) => string[];
  /** The step is about this question only: it disappears with the next one. */
  question?: boolean;
}

// -- moments --------------------------------------------------------------------------------------------------

export const always = (): boolean => true;
export const both =
  (first: When, second: When): When =>
  (moment) =>
    first(moment) && second(moment);
export const isMyTurn = ({ state }: Moment): boolean => state.question !== null && state.turn === state.seat;
export const isHeld = ({ state }: Moment): boolean => state.held !== null && state.held === state.seat;
export const isOver = ({ state }: Moment): boolean => state.outcome !== null;

/** A thing of the player's own: `gauge:*` with their seat. */
export const own = ({ state }: Moment, thing: string): string => thing.replace('*', String(state.seat));

// -- words ----------------------------------------------------------------------------------------------------

interface Words<Key, Word, Told> {
  /** Whether the question is of this kind. */
  asks: (...keys: Key[]) => When;
  /** Whether one of the choices is of this kind. */
  offers: (...verbs: Word[]) => When;
  /** The things that choices of this kind name. */
  named: (...verbs: Word[]) => (moment: Moment) => string[];
  /** Whether something of this kind has happened to anybody. */
  happened: (...kinds: Told[]) => When;
  /** Whether something of this kind has happened to the player. */
  happenedToMe: (...kinds: Told[]) => When;
}

/** What can be said of moments in the words of one game; the compiler refuses a word that this game does not have. */
export function wordsOf<Key extends QuestionKey, Word extends Verb, Told extends Telling>(): Words<Key, Word, Told> {
  return {
    asks:
      (...keys) =>
      ({ state }) =>
        !!state.question && isAmong(keys, state.question.key),
    offers:
      (...verbs) =>
      (moment) =>
        choicesOf(moment, verbs).length > 0,
    named:
      (...verbs) =>
      (moment) =>
        choicesOf(moment, verbs).flatMap(({ things }) => things),
    happened:
      (...kinds) =>
      ({ log }) =>
        log.some((line) => isAmong(kinds, line.told)),
    happenedToMe:
      (...kinds) =>
      ({ log, state }) =>
        log.some((line) => isAmong(kinds, line.told) && line.seat === state.seat),
  };
}

function choicesOf({ state }: Moment, verbs: readonly Verb[]): Choice[] {
  return (state.question?.choices ?? []).filter(({ pick: [verb] }) => verbs.includes(verb));
}

/** Whether a word is among those of one game. */
function isAmong(words: readonly string[], word: string): boolean {
  return words.includes(word);
}
