/** A place is large and full of things: a click on one that cannot be picked means the place, if that can be picked. */
import type { Attachment } from 'svelte/attachments';
import type { Table } from '../../table.svelte';

/** A touch at least this long asks for help, and picks nothing. */
const LONG = 400;

export function shortcut(table: Table, key: string | null): Attachment {
  return (node) => {
    if (!key) return undefined;
    const listening = new AbortController();
    let since = 0;
    const options = { capture: true, signal: listening.signal };
    node.addEventListener('pointerdown', () => (since = performance.now()), options);
    const lead = (event: Event) => {
      const clicked = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset.thing;
      const isMeant = clicked === undefined || clicked === key || table.isOffered(clicked);
      if (isMeant || !table.isOffered(key) || performance.now() - since > LONG) return;
      event.stopPropagation();
      table.point(key);
    };
    node.addEventListener('click', lead, options);
    return () => listening.abort();
  };
}
