/** `{@attach more}` shows that an element scrolls: `data-more` says on which sides there is more, and the style of the
 * page fades these sides out. */
import type { Attachment } from 'svelte/attachments';

type Scrolled = Pick<
  HTMLElement,
  'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollLeft' | 'scrollWidth' | 'clientWidth'
>;

/** Less than this is no more than rounding. */
const HARDLY = 3;

export const more: Attachment = (node) => {
  const element = node as HTMLElement;
  const mark = (): void => set(element, sides(element));
  const sizes = new ResizeObserver(mark);
  const watch = (): void => {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    mark();
  };
  const children = new MutationObserver(watch);
  children.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', mark, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener('scroll', mark);
  };
};

/** The sides of an element beyond which there is more of it. */
export function sides(element: Scrolled): string {
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element;
  return [
    scrollTop > HARDLY && 'above',
    scrollTop + clientHeight < scrollHeight - HARDLY && 'below',
    scrollLeft > HARDLY && 'before',
    scrollLeft + clientWidth < scrollWidth - HARDLY && 'after',
  ]
    .filter(Boolean)
    .join(' ');
}

function set(element: HTMLElement, sides: string): void {
  if (sides) element.dataset.more = sides;
  else delete element.dataset.more;
}
