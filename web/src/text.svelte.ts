/** The words of the page: the same Fluent files that the Python side reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from './generated/wire';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../src/emberwatch/text/*/page*.ftl', { query: '?raw', import: 'default' });

const spoken = $state<{ language: Language; version: number }>({ language: 'en', version: 0 });
let bundle = new FluentBundle('en', { useIsolating: false });

export function language(): Language {
  return spoken.language;
}

/** The visitor's language: chosen before, or the browser's, if it is one of ours. */
export function preferred(): Language {
  const wished = [localStorage.getItem('language'), ...navigator.languages].map((l) => l?.slice(0, 2));
  return LANGUAGES.find((l) => l === wished.find((w) => LANGUAGES.includes(w as Language))) ?? 'en';
}

/** Load a language and use it from now on. */
export async function speak(language: Language): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(own.map(([, load]) => load()));
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  spoken.language = language;
  spoken.version += 1;
  document.documentElement.lang = language;
  localStorage.setItem('language', language);
}

/** Whether there is such a message (`page-undo`) or attribute (`page-undo.hint`). */
export function knows(key: string): boolean {
  void spoken.version;
  return pattern(key) !== null;
}

function pattern(key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** A message in the visitor's language. A missing one shows as its key in angle brackets: tests look for those. */
export function say(key: string, details: Record<string, FluentVariable> = {}): string {
  void spoken.version;
  const found = pattern(key);
  return found === null ? `⟨${key}⟩` : bundle.formatPattern(found, details);
}
