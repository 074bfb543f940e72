/** Split a text into sentences: a stop, a space, a capital. Numbered options, "(1) …; (2) …", get one line each. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡«„“"])|(?<=[:;])\s+(?=\(\d\)\s)/u).filter((part) => part.length > 0);
}
