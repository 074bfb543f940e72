import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Status } from './connection';
import { FAILED, NEWER, NO_TABLE, WRONG_ORIGIN } from './generated/wire';
import { TestSocket } from './testing/socket';
import type { FromServer, ToServer } from './wire';

const HINT: ToServer = { do: 'hint', id: 'a' };
const statuses: Status[] = [];
const heard: FromServer[] = [];

function connect(): Connection {
  const connection = new Connection(
    () => '/socket/T',
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
  connection.open();
  return connection;
}

/** How long it waits before it tries again, with an average random delay. */
function waited(): number {
  const before = TestSocket.all.length;
  let time = 0;
  while (TestSocket.all.length === before && time < 100_000) {
    vi.advanceTimersByTime(100);
    time += 100;
  }
  return time;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
  TestSocket.all = [];
  statuses.length = 0;
  heard.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe('connecting', () => {
  it('goes to the server of the page, safely if the page came safely', () => {
    connect();
    expect(TestSocket.last.url).toBe('wss://example.org/socket/T');
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost:8000' });
    connect();
    expect(TestSocket.last.url).toBe('ws://localhost:8000/socket/T');
  });

  it('says how it is', () => {
    const connection = connect();
    TestSocket.last.accept();
    TestSocket.last.drop();
    connection.close();
    expect(statuses).toEqual(['connecting', 'open', 'lost', 'closed']);
  });

  it('passes on what it hears', () => {
    connect();
    TestSocket.last.accept();
    TestSocket.last.tell({ say: 'answer', id: 'x' });
    expect(heard).toEqual([{ say: 'answer', id: 'x' }]);
  });
});

describe('coming back', () => {
  it('waits longer each time, up to a quarter of a minute', () => {
    connect();
    const waits = Array.from({ length: 8 }, () => {
      TestSocket.last.drop();
      return waited();
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  it('is patient again only after it was served, not when it was merely let in', () => {
    connect();
    for (let n = 0; n < 3; n += 1) {
      TestSocket.last.accept();
      TestSocket.last.drop();
      waited();
    }
    TestSocket.last.drop();
    expect(waited()).toBe(3200);
    TestSocket.last.accept();
    TestSocket.last.tell({ say: 'answer', id: 'x' });
    TestSocket.last.drop();
    expect(waited()).toBe(400);
  });

  it('spreads out, so that not all pages come back at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    connect();
    TestSocket.last.drop();
    expect(waited()).toBe(200);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    TestSocket.last.drop();
    expect(waited()).toBe(1200);
  });

  it('tries at once when somebody hurries it, and only once', () => {
    const connection = connect();
    TestSocket.last.accept();
    connection.hurry();
    expect(TestSocket.all).toHaveLength(1);
    TestSocket.last.drop();
    connection.hurry();
    expect(TestSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it('stays away after it was closed', () => {
    const connection = connect();
    TestSocket.last.drop();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it('does not mind an old socket that closes late', () => {
    const connection = connect();
    const old = TestSocket.last;
    connection.open();
    old.drop();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it.each([
    [NO_TABLE, 'gone'],
    [WRONG_ORIGIN, 'gone'],
    [NEWER, 'newer'],
    [FAILED, 'failed'],
  ])('gives up if the server says so for good: %i', (code, refusal) => {
    const connection = connect();
    TestSocket.last.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.all).toHaveLength(1);
    expect(connection.refusal).toBe(refusal);
    expect(statuses.at(-1)).toBe('closed');
  });
});

describe('saying', () => {
  it('keeps what was said while it was away, and says it after the greeting', () => {
    const connection = connect();
    connection.greeting = () => [{ do: 'speak', language: 'de' }];
    connection.send(HINT);
    expect(TestSocket.last.said).toEqual([]);
    TestSocket.last.accept();
    expect(TestSocket.last.said).toEqual([{ do: 'speak', language: 'de' }, HINT]);
  });

  it('says again what was not answered, until it is', () => {
    const connection = connect();
    TestSocket.last.accept();
    connection.send(HINT);
    connection.send({ do: 'hint', id: 'b' });
    TestSocket.last.tell({ say: 'answer', id: 'a' });
    TestSocket.last.drop();
    waited();
    TestSocket.last.accept();
    expect(TestSocket.last.said).toEqual([{ do: 'hint', id: 'b' }]);
    TestSocket.last.tell({ say: 'refused', id: 'b', key: 'stale', text: '' });
    TestSocket.last.drop();
    waited();
    TestSocket.last.accept();
    expect(TestSocket.last.said).toEqual([]);
  });

  it('does not say again what has no answer', () => {
    const connection = connect();
    TestSocket.last.accept();
    connection.send({ do: 'look', at: 3 });
    TestSocket.last.drop();
    waited();
    TestSocket.last.accept();
    expect(TestSocket.last.said).toEqual([]);
  });
});
