// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { address, go, placeOf, travel } from './router.svelte';

describe('places', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/tables', { page: 'tables' }],
    ['/tables/', { page: 'tables' }],
    ['/credits', { page: 'credits' }],
    ['/t/aB-3_x', { page: 'table', id: 'aB-3_x' }],
    ['/join/token', { page: 'join', token: 'token' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/outlive', { page: 'rules', game: 'outlive' }],
    ['/rules/Outlive', { page: 'lost' }],
    ['/t/a%2Fb', { page: 'lost' }],
    ['/t/..', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/t', { page: 'lost' }],
    ['/%E0%A4%A', { page: 'lost' }],
  ])('%s', (path, place) => expect(placeOf(path)).toEqual(place));

  it('takes a game along to the form', () => {
    expect(placeOf('/new', '?game=discover')).toEqual({ page: 'new', game: 'discover' });
    expect(placeOf('/new')).toEqual({ page: 'new', game: null });
  });
});

describe('going', () => {
  let stop = (): void => undefined;
  beforeEach(() => void (stop = travel()));
  afterEach(() => stop());

  /** Click a link. Returns whether the page followed it, and so kept it from the browser. */
  function follows(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const before = address().moves;
    let kept = false;
    const last = (event: Event): void => {
      kept = event.defaultPrevented;
      event.preventDefault(); // the test's browser goes nowhere
    };
    window.addEventListener('click', last, { once: true });
    document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    expect(address().moves > before).toBe(kept);
    return kept;
  }

  it('changes the address and counts every step, also to the same place', () => {
    const before = address().moves;
    go('/tables?x=1#here');
    go('/tables?x=1#here');
    expect(address()).toMatchObject({ path: '/tables', query: '?x=1', hash: '#here', moves: before + 2, again: false });
  });

  it('follows links within the page', () => {
    expect(follows('<a href="/credits"><b>Credits</b></a>')).toBe(true);
    expect(address().path).toBe('/credits');
  });

  it.each([
    ['to another site', '<a href="https://example.org/"><b>x</b></a>', {}],
    ['to the server', '<a href="/api/tables/T/record"><b>x</b></a>', {}],
    ['that download', '<a href="/credits" download><b>x</b></a>', {}],
    ['for a new tab', '<a href="/credits" target="_blank"><b>x</b></a>', {}],
    ['clicked with a key held', '<a href="/credits"><b>x</b></a>', { ctrlKey: true }],
    ['clicked with another button', '<a href="/credits"><b>x</b></a>', { button: 1 }],
    ['that are none', '<b>x</b>', {}],
  ])('leaves links to the browser %s', (_, html, how) => expect(follows(html, how)).toBe(false));
});
