/** Which options of a game the form asks for at once, which on request, and when one of them has no effect. */

import { LAST_SCENARIO } from '../generated/discover';

export type Values = Record<string, string | number>;

interface Plan {
  /** Asked for at once, in this order; the others are under "more". */
  first: string[];
  /** Whether an option has an effect, given the others and the number of seats; without an entry it does. */
  fits: Record<string, (values: Values, seats: number) => boolean>;
}

const PLANS: Record<string, Plan> = {
  discover: {
    first: ['scenario', 'copy', 'terrain', 'coop'],
    fits: {
      terrain: (values) => values.scenario === LAST_SCENARIO,
      coop: (values, seats) => values.scenario !== LAST_SCENARIO && seats > 1,
    },
  },
};
const NO_PLAN: Plan = { first: [], fits: {} };

/** A pack is a folder or a file of many figures: for whoever starts the server, not for this form. */
const NOT_HERE = ['pack'];

export function optionsAsked<Option extends { name: string }>(
  game: string,
  options: Option[],
  values: Values,
  seats: number,
): { first: Option[]; more: Option[] } {
  const { first, fits } = PLANS[game] ?? NO_PLAN;
  const open = options.filter(({ name }) => !NOT_HERE.includes(name) && (fits[name]?.(values, seats) ?? true));
  const rank = (option: Option): number => first.indexOf(option.name);
  return {
    first: open.filter((option) => rank(option) >= 0).toSorted((a, b) => rank(a) - rank(b)),
    more: open.filter((option) => rank(option) < 0),
  };
}

/** The option to which a refusal by the server belongs. */
export function optionOf(refusal: string): string | null {
  if (refusal.startsWith('error-copy')) return 'copy';
  return { 'error-coop-last': 'coop', 'error-last-scenario': 'scenario' }[refusal] ?? null;
}
