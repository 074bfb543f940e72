/** What is currently meant, to be highlighted on the table: by a choice under the pointer, by a hint, by the guide. */
import { tick } from 'svelte';
import type { Choice } from '../wire';

/** The choice whose button has the pointer or the focus, and where that button is. */
class Helped {
  choice = $state.raw<Choice | null>(null);
  at = $state.raw<DOMRect | null>(null);
}

export const helped = new Helped();

export const meant = $state<{ hint: string[]; guide: string[]; areas: string[] }>({ hint: [], guide: [], areas: [] });

export function showChoice(choice: Choice, button: Element): void {
  helped.choice = choice;
  helped.at = button.getBoundingClientRect();
}

export function hideChoice(): void {
  helped.choice = null;
}

/** Things and areas that are meant carry `data-meant`; called in an effect, so that it follows the drawing. */
export async function markMeant(things: string[], areas: string[]): Promise<void> {
  await tick();
  const isMeant = (element: HTMLElement): boolean =>
    things.includes(element.dataset.thing ?? '') || areas.includes(element.dataset.area ?? '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing], [data-area]')) {
    element.toggleAttribute('data-meant', isMeant(element));
  }
}
