/** Bots as people choose them: their names, what they are like, how long they think. */
import type { BotInfo } from './generated/lobby';
import { NORMAL } from './generated/wire';
import { knows, say } from './text.svelte';

/** What the form and the habits offer. */
export interface Bots {
  levels: BotInfo[];
  /** All bots without a level. */
  bots: BotInfo[];
}

/** The name of a bot; one from another package, or with a budget of its own, is called by its word. */
export function botName(word: string | null): string {
  const key = `page-bot-${word ?? ''}`;
  return knows(key) ? say(key) : say('page-bot-other', { name: word ?? '' });
}

/** What it is like, and how long people may have to wait for it. */
export function botHint(word: string, { levels, bots }: Bots): string {
  const key = `page-bot-${word}.hint`;
  const seconds = [...levels, ...bots].find((bot) => bot.word === word)?.seconds ?? 0;
  const time = seconds > 0 ? say('page-bot-thinks', { seconds }) : say('page-bot-at-once');
  return knows(key) ? `${say(key)} ${time}` : time;
}

/** The default bot. */
export function usualBot({ levels, bots }: Bots): string {
  return (levels.find((bot) => bot.word === NORMAL) ?? levels.at(-1) ?? bots.at(-1))?.word ?? '';
}
