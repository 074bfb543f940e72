/** How names are written on the map. */

const LONG = 12;

/** A long name takes two lines, broken near its middle. */
export function inTwo(words: string): string[] {
  const middle = words.length / 2;
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return words.length <= LONG || at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)];
}
