/** Telling somebody who is not looking that it is their turn: the title of the tab, a sound, a browser notice. */
import { mayNotify } from '../preferences.svelte';
import { play } from '../sounds';
import { say } from '../text.svelte';

class Looking {
  /** Whether the page is in front. */
  here = $state(document.visibilityState === 'visible');

  constructor() {
    document.addEventListener('visibilitychange', () => (this.here = document.visibilityState === 'visible'));
  }
}

export const looking = new Looking();

export function title(game: string, question: string | null): string {
  const name = say('page-table-title', { game });
  return question && !looking.here ? say('page-table-title-asked', { question, name }) : name;
}

let notice: Notification | null = null;

/** Announce a question to somebody who had none before. */
export function announce(game: string, question: string): void {
  play('turn');
  if (looking.here || !mayNotify()) return;
  notice?.close();
  notice = new Notification(say('page-table-notice', { game }), {
    body: question,
    icon: '/ember.svg',
    tag: 'emberwatch',
  });
  notice.onclick = () => {
    window.focus();
    notice?.close();
  };
}

export function withdraw(): void {
  notice?.close();
  notice = null;
}
