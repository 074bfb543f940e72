/** Which options of a game the form asks for at once, which on request, and when one of them has no effect. */

export type Values = Record<string, string | number>;

/** How the form asks for the options of a game. */
export interface Plan {
  /** Asked for at once, in this order; the others are under "more". */
  first: string[];
  /** Whether an option has an effect, given the others and the number of seats; without an entry it does. */
  fits: Record<string, (values: Values, seats: number) => boolean>;
  /** The option that a refusal by the server is about, by the beginning of the refusal's key. */
  refused: Record<string, string>;
}

/** The plans of the games that have one, by the names of the games. */
export type Plans = ReadonlyMap<string, Plan>;

const NO_PLAN: Plan = { first: [], fits: {}, refused: {} };

/** A pack is a folder or a file of many figures: for whoever starts the server, not for this form. */
const NOT_HERE = ['pack'];

export function optionsAsked<Option extends { name: string }>(
  plan: Plan | undefined,
  options: Option[],
  values: Values,
  seats: number,
): { first: Option[]; more: Option[] } {
  const { first, fits } = plan ?? NO_PLAN;
  const open = options.filter(({ name }) => !NOT_HERE.includes(name) && (fits[name]?.(values, seats) ?? true));
  const rank = (option: Option): number => first.indexOf(option.name);
  return {
    first: open.filter((option) => rank(option) >= 0).toSorted((a, b) => rank(a) - rank(b)),
    more: open.filter((option) => rank(option) < 0),
  };
}

/** The option that a refusal by the server is about. */
export function optionOf(plan: Plan | undefined, refusal: string): string | null {
  const { refused } = plan ?? NO_PLAN;
  return Object.entries(refused).find(([key]) => refusal.startsWith(key))?.[1] ?? null;
}
