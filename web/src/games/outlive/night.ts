/** The night (N) as the log tells it: which step each shelter has reached, and what each step cost and brought it. */
import type { Line, QuestionKey, State, Telling } from '../../wire';
import type { EventName, View } from './view';

/** The steps that people watch; clearing up (N7) asks nothing. */
export const STEPS = ['events', 'feeding', 'wave', 'recruiting', 'building', 'repairing'] as const;
export type NightStep = (typeof STEPS)[number];

/** What a step of the night cost a shelter and what it brought. */
export interface Result {
  /** Tokens spent. */
  paid: number;
  /** Survivors lost. */
  lost: number;
  /** Levels by which the radioactivity rose. */
  levels: number;
  /** What the step is about: points for events, survivors recruited, rooms built, equipment repaired. */
  gained: number;
}

/** One shelter in one night. */
export interface Account {
  seat: number;
  /** The step that the shelter has reached; null once it is through. */
  at: NightStep | null;
  results: Record<NightStep, Result>;
  /** Meat and water that were left over and spoiled. */
  spoiled: { meat: number; water: number };
}

/** The step that an event of the night belongs to; what is missing here belongs to the step that the shelter is at. */
const STEP_OF: Partial<Record<Telling, NightStep>> = {
  passed: 'events',
  overcame: 'events',
  saved: 'events',
  feeding: 'feeding',
  ate: 'feeding',
  starved: 'feeding',
  worse: 'wave',
  shielded: 'wave',
  recruited: 'recruiting',
  entered: 'building',
  paid: 'building',
  built: 'building',
  dismantled: 'building',
  repaired: 'repairing',
};

const ASKED_AT: Partial<Record<QuestionKey, NightStep>> = {
  'ask-overcome': 'events',
  'ask-events-room': 'events',
  'ask-save': 'events',
  'ask-pay-event': 'events',
  'ask-eat': 'feeding',
  'ask-recruit': 'recruiting',
  'ask-build': 'building',
  'ask-cheaply': 'building',
  'ask-raise': 'building',
  'ask-dismantle': 'building',
  'ask-mend': 'repairing',
  'ask-cost': 'repairing',
};

/** The lines of the last night, from dusk to dawn; none if there has been no night yet. */
export function nightLines(log: Line[]): Line[] {
  const dusk = log.findLastIndex((line) => line.told === 'night');
  if (dusk < 0) return [];
  const dawn = log.findIndex((line, n) => n > dusk && (line.told === 'dawn' || line.told === 'convoy'));
  return log.slice(dusk, dawn < 0 ? undefined : dawn);
}

/** What the lines of a night say about each shelter. */
export function accounts(lines: Line[], view: View): Account[] {
  const all = view.shelters.map(({ seat }) => emptyAccount(seat));
  for (const line of lines) {
    const account = all.find(({ seat }) => seat === line.seat);
    if (account) enter(account, line, view);
  }
  return all;
}

function emptyAccount(seat: number): Account {
  const nothing = (): Result => ({ paid: 0, lost: 0, levels: 0, gained: 0 });
  const results = Object.fromEntries(STEPS.map((step) => [step, nothing()])) as Record<NightStep, Result>;
  return { seat, at: 'events', results, spoiled: { meat: 0, water: 0 } };
}

function enter(account: Account, line: Line, view: View): void {
  const number = (name: string): number => Number(line.details[name] ?? 0);
  if (line.told === 'spoiled') account.spoiled = { meat: number('meat'), water: number('water') };
  if (line.told === 'spoiled') account.at = null;
  account.at = STEP_OF[line.told] ?? account.at;
  if (!account.at) return;
  const result = account.results[account.at];
  if (line.told === 'overcame') result.paid += costOf(line, view);
  if (line.told === 'saved' || savesWater(account, line)) result.paid -= 1;
  if (line.told === 'ate') result.paid += number('n');
  if (line.told === 'recruited' || line.told === 'paid') result.paid += 1;
  if (line.told === 'repaired') result.paid += number('wood') + number('metal') + number('microchip');
  if (line.told === 'overcame') result.gained += number('n');
  if (['recruited', 'built', 'repaired'].includes(line.told)) result.gained += 1;
  if (line.told === 'worse') result.levels += number('n');
  if (line.told === 'lost-survivor') result.lost += 1;
}

/** The tokens that an event costs; what the Events room saves comes before, in lines of its own. */
function costOf(line: Line, view: View): number {
  const cost = view.figures.events[line.details.event as EventName].cost;
  return Object.values(cost).reduce((sum, n) => sum + n, 0);
}

/** R, permanent water: it may replace a token that an event costs. */
function savesWater({ at }: Account, { told, details }: Line): boolean {
  return at === 'events' && told === 'used-room' && String(details.label).startsWith('permanent-water');
}

/** The step that is being played: that of the player's question, of what is shown now, or of what was told last. */
export function stepNow(scene: Line[], state: State, lines: Line[], all: Account[]): NightStep {
  const asked = state.question && ASKED_AT[state.question.key];
  if (asked) return asked;
  const told = [...lines, ...scene].findLast((line) => line.seat !== null);
  const seat = state.question ? state.seat : told?.seat;
  return all.find((account) => account.seat === seat)?.at ?? (lines.length > 1 ? 'repairing' : 'events');
}

/** Whether a shelter has this step behind it. */
export function isPast(account: Account, step: NightStep): boolean {
  return account.at === null || STEPS.indexOf(step) < STEPS.indexOf(account.at);
}
