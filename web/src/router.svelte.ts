/** Where the visitor is. Links are plain `<a href="/new">`; one listener follows those that stay on this page. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'rules'; game: string | null }
  | { page: 'credits' }
  | { page: 'lost' };

const GAME = /^[a-z][a-z0-9-]*$/;
/** Ids and tokens become parts of addresses; other characters in them would lead elsewhere. */
const NAME = /^[\w-]+$/;

export function placeOf(path: string, query = ''): Place {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (second !== undefined) return placeWith(first, second);
  if (first === '') return { page: 'home' };
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
  if (first === 'new') return { page: 'new', game: new URLSearchParams(query).get('game') };
  if (first === 'rules') return { page: 'rules', game: null };
  if (first === 'tables' || first === 'credits') return { page: first };
  return { page: 'lost' };
}

function placeWith(first: string, second: string): Place {
  if (first === 't' && NAME.test(second)) return { page: 'table', id: second };
  if (first === 'join' && NAME.test(second)) return { page: 'join', token: second };
  if (first === 'rules' && GAME.test(second)) return { page: 'rules', game: second };
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Address {
  path: string;
  query: string;
  hash: string;
  /** Counts every step, even one to the same address. */
  moves: number;
  /** Whether it was by the browser's back or forward button, which restores the scroll position. */
  again: boolean;
}

const at = (moves: number, again: boolean): Address => ({
  path: location.pathname,
  query: location.search,
  hash: location.hash,
  moves,
  again,
});
let now = $state.raw(at(0, true));

export function address(): Address {
  return now;
}

function look(again: boolean): void {
  now = at(now.moves + 1, again);
}

export function go(url: string, replace = false): void {
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  look(false);
}

/** Follow links within the page and the browser's back and forward buttons. Returns a function that stops it. */
export function travel(): () => void {
  const listening = new AbortController();
  document.addEventListener('click', follow, { signal: listening.signal });
  window.addEventListener('popstate', () => look(true), { signal: listening.signal });
  return () => listening.abort();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || !staysHere(link)) return;
  event.preventDefault();
  go(link.href);
}

function staysHere(link: HTMLAnchorElement): boolean {
  const plain = !link.hasAttribute('download') && (!link.target || link.target === '_self');
  return plain && link.origin === location.origin && !link.pathname.startsWith('/api/');
}
