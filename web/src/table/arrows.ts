/** `{@attach arrows('.line')}`: the arrow keys move along the matching elements inside. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(selector: string): Attachment<HTMLElement> {
  return (node) => on(node, 'keydown', (event) => along(node, selector, event));
}

function along(node: HTMLElement, selector: string, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const all = [...node.querySelectorAll<HTMLElement>(selector)];
  const here = all.indexOf(document.activeElement as HTMLElement);
  if (!step || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  all[(here + step + all.length) % all.length]?.focus();
}
