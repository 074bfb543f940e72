/** Rule texts in chapters, and the search through them. */
import type { RuleText } from './api';

/** A section of a game's quick reference: its words are `page-quick-<game>-<name>`, one fact a line. */
export interface QuickSection {
  name: string;
  icon: string;
}

export interface Chapter {
  name: string;
  rules: RuleText[];
}

/** "S5-3" belongs to chapter S5, "N2" to N, "G" to G. */
export function chapterOf(id: string): string {
  return id.includes('-') ? id.slice(0, id.indexOf('-')) : id.replace(/\d+$/, '');
}

export function chaptersOf(rules: RuleText[]): Chapter[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const name = chapterOf(rule.id);
    chapters.set(name, [...(chapters.get(name) ?? []), rule]);
  }
  return [...chapters].map(([name, of]) => ({ name, rules: of }));
}

/** Ignore case and accents, letter by letter, so that positions in both texts are the same. */
function plain(text: string): string {
  return Array.from(text, (letter) =>
    (letter.normalize('NFD')[0] ?? letter).toLowerCase().padEnd(letter.length).slice(0, letter.length),
  ).join('');
}

export function termsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** The rules that contain every term in their id, title or text; searching for a rule's own id gives only that rule. */
export function searched(rules: RuleText[], terms: string[]): RuleText[] {
  const [only, more] = terms;
  const named = only && !more ? rules.filter((rule) => rule.id.toLowerCase() === only) : [];
  if (named.length > 0) return named;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
    return terms.every((term) => text.includes(term));
  });
}

/** A text, cut where terms occur in it. */
export function piecesOf(text: string, terms: string[]): { text: string; hit: boolean }[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (const hit of plain(text).matchAll(new RegExp(escaped.join('|'), 'g'))) {
    pieces.push(
      { text: text.slice(from, hit.index), hit: false },
      { text: text.slice(hit.index, hit.index + hit[0].length), hit: true },
    );
    from = hit.index + hit[0].length;
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '');
}
