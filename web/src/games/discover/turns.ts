/** How the log of Discover marks turns. */
import type { Turns } from '../../table/turnStory';

export const turns: Turns = {
  begin: ['turn'],
  end: ['night', 'day', 'over'],
  silent: ['turn', 'turn-ended'],
};
