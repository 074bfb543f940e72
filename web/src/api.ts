/** The part of the server that is asked, not listened to. Every refusal is a sentence in the visitor's language. */
import type { BotInfo } from './bots';
import { language, preferred } from './text.svelte';

export interface GameInfo {
  name: string;
  seats: number[];
  /** Values null: free text that the game checks itself (a code, a pack). */
  options: { name: string; values: (string | number)[] | null; default: string | number | null }[];
  /** From the weakest to the strongest. */
  levels: BotInfo[];
  /** All other bots. */
  bots: BotInfo[];
}

export interface Me {
  name: string;
  language: string;
  /** Kinds of messages the operator of this server allows: "mail", "discord", "webhook" ... */
  services: string[];
  message: { service: string; address: string } | null;
}

export interface SeatWish {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string | number>;
  seats: SeatWish[];
  guided?: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  /** ISO times. */
  created: string;
  updated: string;
  players: { seat: number; name: string; kind: 'person' | 'open' | 'bot' }[];
  mine: number[];
  waiting: number[];
  over: boolean;
  /** Nobody can go on with it: the rules have changed too much. */
  closed: boolean;
  winners: number[] | null;
}

export interface Invitation {
  table: string;
  game: string;
  seat: number;
  host: string;
  players: { seat: number; name: string; kind: 'person' | 'open' | 'bot' }[];
  taken: boolean;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

let known: Promise<void> | undefined;

/** The first request of all makes the visitor known by a cookie; two first requests at once would make two visitors. */
export function knock(): Promise<void> {
  known ??= fetch('/api/me', { headers: { 'Accept-Language': preferred() } }).then(
    () => undefined,
    () => void (known = undefined),
  );
  return known;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await knock();
  const response = await fetch(`/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language() },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, answer?.key ?? 'error', answer?.text ?? response.statusText);
  return answer as T;
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  change: (me: { name?: string; language?: string; message?: Me['message'] }) => ask<Me>('PATCH', '/me', me),
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string) => ask<RuleText[]>('GET', `/games/${game}/rules`),
  tables: () => ask<TableLine[]>('GET', '/tables'),
  newTable: (wish: TableWish) => ask<{ id: string }>('POST', '/tables', wish),
  /** One click: a table against bots; guided: with the guide at one's side. */
  playNow: (game: string, guided = false) => ask<{ id: string }>('POST', '/play', { game, guided }),
  /** The same again, with the same seats. */
  rematch: (id: string) => ask<{ id: string }>('POST', `/tables/${id}/rematch`),
  invitation: (token: string) => ask<Invitation>('GET', `/invitations/${token}`),
  join: (token: string, name: string) => ask<{ id: string; seat: number }>('POST', `/invitations/${token}`, { name }),
  /** A link with which the owner of a seat goes on at another device. */
  moveLink: (id: string, seat: number) => ask<{ link: string }>('POST', `/tables/${id}/seats/${seat}/link`),
  record: (id: string) => ask<unknown>('GET', `/tables/${id}/record`),
  upload: (record: unknown) => ask<{ id: string }>('POST', '/records', record),
};
