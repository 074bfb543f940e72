/** Where this browser remembers what the guide of a table has told, and whether it is wanted. */
export const guideKey = (table: string): string => `guide-${table}`;

/** Turn the guide of a table on before its page is opened. */
export function wishGuide(table: string): void {
  localStorage.setItem(guideKey(table), 'on');
}
