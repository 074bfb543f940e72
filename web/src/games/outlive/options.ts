/** How the form asks for the options of Outlive. */
import type { Plan } from '../../newtable/options';

export const plan: Plan = {
  first: [],
  /** A guided game sets up a shelter for the newcomer; nobody chooses that. */
  fits: { prepared: () => false },
  refused: {},
};
