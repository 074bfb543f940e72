/** Times in words: "5 minutes ago", "yesterday". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(iso: string, language: string, now = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(iso) - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => -seconds >= length) ?? (['second', Infinity] as const);
  return words.format(Math.ceil(seconds / length), unit);
}

/** Date and time in full, for people who want to know exactly. */
export function exactly(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
