/** The part of the server that answers requests. Every refusal is a sentence in the visitor's language. */
import type {
  Addresses,
  MeChange,
  GameInfo,
  Invitation,
  Joined,
  Link,
  Made,
  Me,
  RefusedAnswer,
  RuleText,
  TableLine,
  TableWish,
} from './generated/lobby';
import type { State } from './wire';
import { language, preferred } from './text.svelte';

export type { Addresses, GameInfo, Invitation, Me, RuleText, SeatWish, TableLine, TableWish } from './generated/lobby';

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

/** The first request identifies the visitor with a cookie; two first requests at once would create two visitors. */
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
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refused = answer as Partial<RefusedAnswer> | null;
  throw new Refusal(response.status, refused?.key ?? 'error', refused?.text ?? response.statusText);
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  change: (me: MeChange) => ask<Me>('PATCH', '/me', me),
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string) => ask<RuleText[]>('GET', `/games/${game}/rules`),
  tables: () => ask<TableLine[]>('GET', '/tables'),
  /** The finished tables that the visitor has put away. */
  tablesAway: () => ask<TableLine[]>('GET', '/tables?away=true'),
  putAway: (id: string) => ask<null>('PUT', `/tables/${id}/away`),
  bringBack: (id: string) => ask<null>('DELETE', `/tables/${id}/away`),
  /** A game in progress to look at. */
  example: (game: string) => ask<State>('GET', `/games/${game}/example?language=${language()}`),
  /** Where friends could open this server. */
  addresses: () => ask<Addresses>('GET', '/addresses'),
  newTable: (wish: TableWish) => ask<Made>('POST', '/tables', wish),
  /** Open a table against bots with one click; `guided` adds the guide. */
  playNow: (game: string, guided = false) => ask<Made>('POST', '/play', { game, guided }),
  /** Play again with the same people; `same` keeps what a new game would draw. */
  rematch: (id: string, same = false) => ask<Made>('POST', `/tables/${id}/rematch`, { same }),
  invitation: (token: string) => ask<Invitation>('GET', `/invitations/${token}`),
  join: (token: string, name: string) => ask<Joined>('POST', `/invitations/${token}`, { name }),
  /** A link that lets the owner of a seat continue on another device. */
  moveLink: (id: string, seat: number) => ask<Link>('POST', `/tables/${id}/seats/${seat}/link`),
  record: (id: string) => ask<unknown>('GET', `/tables/${id}/record`),
  upload: (record: unknown) => ask<Made>('POST', '/records', record),
};
