// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { botHint, botName, usualBot } from './bots';
import { knows, language, preferred, say, speak } from './text.svelte';

beforeEach(() => localStorage.clear());

describe('the language', () => {
  const wishes = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it('is the first of the browser’s that we speak', () => {
    wishes('nl', 'fr-CA', 'de');
    expect(preferred()).toBe('fr');
  });

  it('is what was chosen before', () => {
    wishes('fr');
    localStorage.setItem('language', 'es');
    expect(preferred()).toBe('es');
  });

  it('is English if we speak none of them', () => {
    wishes('nl');
    localStorage.setItem('language', 'tlh');
    expect(preferred()).toBe('en');
  });
});

describe('words', () => {
  it('are those of the language that was loaded, which is kept', async () => {
    await speak('de');
    const german = say('page-done');
    await speak('en');
    expect([language(), document.documentElement.lang, localStorage.getItem('language')]).toEqual(['en', 'en', 'en']);
    expect(say('page-done')).not.toBe(german);
    expect(knows('page-name.hint')).toBe(true);
    expect(say('page-problem-server', { status: 502 })).toContain('502');
  });

  it('show what is missing', async () => {
    await speak('en');
    expect(knows('page-nothing')).toBe(false);
    expect([say('page-nothing'), say('page-name.nothing')]).toEqual(['⟨page-nothing⟩', '⟨page-name.nothing⟩']);
  });
});

describe('bots', () => {
  const bots = {
    levels: [
      { word: 'easy', seconds: 0 },
      { word: 'normal', seconds: 0 },
      { word: 'hard', seconds: 3 },
    ],
    bots: [{ word: 'random', seconds: 0 }],
  };
  beforeEach(() => speak('en'));

  it('are called by their level, or by their own name', () => {
    expect(botName('easy')).toBe(say('page-bot-easy'));
    expect(botName('acme:5s')).toBe(say('page-bot-other', { name: 'acme:5s' }));
  });

  it('say how long one waits for them', () => {
    expect(botHint('hard', bots)).toContain(say('page-bot-thinks', { seconds: 3 }));
    expect(botHint('easy', bots)).toContain(say('page-bot-at-once'));
  });

  it('are normal if nobody says, or the best there is', () => {
    expect(usualBot(bots)).toBe('normal');
    expect(usualBot({ levels: [], bots: bots.bots })).toBe('random');
    expect(usualBot({ levels: [], bots: [] })).toBe('');
  });
});
