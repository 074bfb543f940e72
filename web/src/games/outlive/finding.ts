/** Where things are drawn on the page, by their keys, and how to draw the eye to them. */

/** The first of these things that is on the screen. */
export function find(keys: string[]): Element | undefined {
  for (const key of keys) {
    const name = CSS.escape(key);
    const found = [...document.querySelectorAll(`[data-thing="${name}"], [data-fly="${name}"]`)];
    const shown = found.find((element) => element.getClientRects().length > 0);
    if (shown) return shown;
  }
  return undefined;
}

/** Light something up for a moment. */
export function flash(element: Element | undefined): void {
  element?.animate([{ filter: 'brightness(1.7)' }, { filter: 'brightness(1)' }], { duration: 500 });
}

/** Turn a tile over where it lies. What is drawn of it turns, not the group itself: its place is a transform, too. */
export function turnOver(element: Element | undefined): void {
  for (const part of element?.children ?? []) {
    const turn = [
      { transform: 'scaleX(0)', transformBox: 'fill-box', transformOrigin: 'center' },
      { transform: 'scaleX(1)', transformBox: 'fill-box', transformOrigin: 'center' },
    ];
    part.animate(turn, { duration: 260, easing: 'ease-out' });
  }
}
