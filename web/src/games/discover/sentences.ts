/** A text as its sentences: a stop, a space, a capital. Numbered options, "(1) …; (2) …", stand one below another. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡«„“"])|(?<=[:;])\s+(?=\(\d\)\s)/u).filter((part) => part.length > 0);
}
