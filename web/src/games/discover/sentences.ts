/** A text as its sentences: a stop, a space, a capital. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡«„“"])/u).filter((part) => part.length > 0);
}
