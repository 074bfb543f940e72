// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Request {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}
let asked: Request[] = [];

/** A server that gives these answers in turn after the first request, which identifies the visitor. */
function server(...answers: (Response | Error)[]): void {
  asked = [];
  vi.stubGlobal('fetch', (path: string, how: RequestInit = {}) => {
    const { method = 'GET', body } = how;
    asked.push({
      path,
      method,
      headers: how.headers as Record<string, string>,
      body: body && JSON.parse(body as string),
    });
    const answer = asked.length === 1 ? new Response('{}') : answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

async function load() {
  vi.resetModules();
  return { ...(await import('./api')), ...(await import('./problems')) };
}

beforeEach(() => localStorage.clear());

describe('asking', () => {
  it('makes the visitor known once, then asks in the language of the page', async () => {
    const { api } = await load();
    server(Response.json([]), Response.json({ id: 'T' }));
    await Promise.all([api.tables(), api.playNow('outlive', true)]);
    expect(asked.map(({ path, method }) => `${method} ${path}`)).toEqual([
      'GET /api/me',
      'GET /api/tables',
      'POST /api/play',
    ]);
    expect(asked[2]).toMatchObject({ body: { game: 'outlive', guided: true }, headers: { 'Accept-Language': 'en' } });
  });

  it('gives what the server says', async () => {
    const { api } = await load();
    server(Response.json({ id: 'T', seat: 2 }));
    expect(await api.join('token', 'Ada')).toEqual({ id: 'T', seat: 2 });
  });
});

describe('problems', () => {
  const problem = async (answer: Response | Error): Promise<[string, string | null]> => {
    const { api, sentence, kindOf } = await load();
    server(answer);
    const wrong: unknown = await api.tables().catch((refusal: unknown) => refusal);
    return [sentence(wrong), kindOf(wrong)];
  };

  it('are the server’s own words if it has any', async () => {
    const refused = Response.json({ key: 'error-table-none', text: 'There is no such table.' }, { status: 404 });
    expect(await problem(refused)).toEqual(['There is no such table.', 'error-table-none']);
  });

  it('are ours if it only failed', async () => {
    expect(await problem(new Response('<html>', { status: 502 }))).toEqual(['⟨page-problem-server⟩', 'error']);
  });

  it('say that it cannot be reached', async () => {
    expect(await problem(new TypeError('offline'))).toEqual(['⟨page-problem-unreachable⟩', null]);
  });
});
