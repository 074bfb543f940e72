/** How the form asks for the options of Discover. */
import { LAST_SCENARIO } from '../../generated/discover';
import type { Plan } from '../../newtable/options';

export const plan: Plan = {
  first: ['scenario', 'copy', 'terrain', 'coop'],
  fits: {
    terrain: (values) => values.scenario === LAST_SCENARIO,
    coop: (values, seats) => values.scenario !== LAST_SCENARIO && seats > 1,
  },
  refused: { 'error-copy': 'copy', 'error-coop-last': 'coop', 'error-last-scenario': 'scenario' },
};
