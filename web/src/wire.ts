/** What page and server send each other over the socket, under the names that the page uses. */
import type { PlainEntry, StateMessage } from './generated/wire';

export type {
  AnswerMessage as Answer,
  AskedQuestion as Question,
  ChatMessage as ChatLine,
  FromServer,
  Habits,
  LogLine as Line,
  OfferedChoice as Choice,
  PlainEntry as Entry,
  QuestionKey,
  RefusalMessage as Refused,
  SealShown as Seal,
  SeatedPlayer as Player,
  StateMessage,
  TableMessage as TableInfo,
  Telling,
  ToldOutcome as Outcome,
  ToServer,
  Verb,
  Words,
} from './generated/wire';

/** What things are, by their keys: "place:forest", "hero:0:hero-5", "space:A1" ... */
export type Glossary = Record<string, PlainEntry>;

/** A state of the table with the whole view, however it came: at once, or by beats. */
export type State = Omit<StateMessage, 'view' | 'beats'> & { view: NonNullable<StateMessage['view']> | null };
