/** What page and server say to each other over the socket; the Python side is table/wire.py. */

import type { BotInfo } from './bots';

/** A pick as the engine knows it: ["move", "hero-5", "forest"]. */
export type Words = (string | number)[];

/** What a thing is (tooltips). Keys: "place:forest", "hero:0:hero-5", "space:A1" ... */
export interface Entry {
  title: string;
  text: string[];
  rules: string[];
}
export type Glossary = Record<string, Entry>;

export interface Choice {
  pick: Words;
  /** The choice as a phrase in the viewer's language. */
  label: string;
  /** The things one would click to make this pick, in the order one would click them. */
  things: string[];
  /** What it does, in sentences; may be empty. */
  help: string[];
}

export interface Question {
  /** The message key of the question, for guides: "ask-turn". */
  key: string;
  text: string;
  shape: 'one' | 'may' | 'some' | 'amount';
  rules: string[];
  choices: Choice[];
}

export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'open' | 'bot';
  bot: string | null;
  /** Whether a page of that person is connected. */
  here: boolean;
  /** The bot that plays for this person at the moment. */
  stand_in: string | null;
  /** Whether this visitor owns the seat. */
  mine: boolean;
}

export interface Line {
  /** After how many picks. */
  at: number;
  /** What kind of event, and whose. */
  told: string;
  seat: number | null;
  text: string;
  /** Its details by name, for animations: place, resource, n, hero, to ... */
  details: Record<string, string | number>;
  /** What is printed on the card that was read or drawn, if any: title, story, text. */
  card: string[] | null;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
  text: string;
}

export interface Seal {
  /** SHA-256 of the secret of the dice, shown from the start. */
  hash: string;
  /** The secret; null until the game is over. */
  secret: string | null;
}

/** How one seat looks at the game now (or, with `past`, at an earlier moment). */
export interface State {
  say: 'state';
  /** How many events the table has had; goes back with every pick. */
  seq: number;
  /** Number of picks so far (chance included): the moment of time travel. */
  at: number;
  /** The first moment one can travel to: before it the game was played by other rules. */
  since: number;
  /** The moments one can travel to, if they are `past` or asked for. */
  past: boolean;
  seat: number | null;
  language: string;
  /** Null: a closed game that cannot be drawn any more. */
  // eslint-disable-next-line
  view: any;
  question: Question | null;
  waiting: number[];
  turn: number;
  /** The seat that has finished but not yet said "End turn". */
  held: number | null;
  undo: boolean;
  /** New lines of the log: all from position `from` on are replaced by `lines`. */
  log: { from: number; lines: Line[] };
  /** Entries that are new or changed since the last state. */
  things: Glossary;
  outcome: Outcome | null;
  seal: Seal;
  /** Who acted in the picks since the last state (for "others' turns play one after another"); null: nobody. */
  actor: number | null;
  /** Why nobody can go on with the game, in a sentence; null: somebody can, or it was played to its end. */
  closed: string | null;
}

export interface Habits {
  explicit_end: boolean;
  standing: Record<string, string>;
  stand_in: string | null;
  /** After so many minutes away the stand-in plays; 0: at once, null: never by itself. */
  away_after: number | null;
}

export interface TableInfo {
  say: 'table';
  id: string;
  game: string;
  options: Record<string, unknown>;
  guided: boolean;
  creator: boolean;
  players: Player[];
  /** Own seats' habits by seat number. */
  habits: Record<string, Habits>;
  /** Questions of this game that can be answered beforehand, and the answers, in words. */
  standing: Record<string, { label: string; answers: Record<string, string> }>;
  /** Who can take an open seat or stand in: levels, and all other bots. */
  levels: BotInfo[];
  bots: BotInfo[];
  /** Invitation links of open seats, by seat number; only for who may hand them on. */
  invitations: Record<string, string>;
  spectators: number;
}

export interface ChatLine {
  say: 'chat';
  id: number;
  at: string;
  seat: number | null;
  name: string;
  text: string;
  /** Whether the table itself says it. */
  notice: boolean;
}

export interface Answer {
  say: 'answer';
  id: string;
  /** Why / rule / hint: sentences with their rule ids; pick: the event's number. */
  reasons?: { text: string; rule: string }[];
  pick?: Words;
  seq?: number;
  /** Explain: what a bot says of its last move. */
  text?: string;
}

export interface Refused {
  say: 'refused';
  id: string | null;
  /** stale, illegal, malformed, too-large, too-fast, not-yours, failed ... */
  key: string;
  text: string;
}

export type FromServer = State | TableInfo | ChatLine | Answer | Refused;

export type ToServer =
  /** `seat`: which it is meant for; the page may sit on another one when it is said again. */
  | { do: 'pick'; id: string; seq: number; seat: number | null; pick: Words }
  | { do: 'undo'; id: string; seq: number; seat: number | null }
  | { do: 'end'; id: string; seq: number; seat: number | null }
  | { do: 'sit'; seat: number | null }
  | { do: 'look'; at: number | null }
  | { do: 'why'; id: string; thing: string }
  | { do: 'rule'; id: string; rule: string }
  | { do: 'hint'; id: string }
  | { do: 'explain'; id: string; seat: number }
  | { do: 'chat'; id: string; text: string }
  | { do: 'speak'; language: string }
  | { do: 'habits'; id: string; habits: Habits }
  | { do: 'bot'; id: string; seat: number; bot: string | null }
  | { do: 'rename'; id: string; name: string };
