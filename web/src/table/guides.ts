/** What the guide says and when: the steps of each game in order of importance. Their words are `page-
 * guide-<game>-<name>`; each step is shown once, at the first moment it is about. */
import { MOST_STAMINA, type DiscoverView, type SurvivorView } from '../generated/discover';
import { SUPPLIES, type OutliveView } from '../generated/outlive';
import type { Line, State, Telling } from '../wire';

/** Parts of the page that a step can point at. */
export type Area = 'board' | 'own' | 'others' | 'log' | 'question';

export interface Moment {
  state: State;
  log: Line[];
}

export interface Step {
  name: string;
  when: (moment: Moment) => boolean;
  areas?: Area[];
  /** Things on the table that the step refers to. */
  things?: (moment: Moment) => string[];
  /** The step is about this question only: it goes with the next one. */
  question?: boolean;
}

// -- moments --------------------------------------------------------------------------------------------------

const always = (): boolean => true;

/** Whether the question is of this kind. */
function asks(...keys: string[]): (moment: Moment) => boolean {
  return ({ state }) => keys.includes(state.question?.key ?? '');
}

/** Whether one of the choices is of this kind. */
function offers(...verbs: string[]): (moment: Moment) => boolean {
  return ({ state }) => !!state.question?.choices.some(({ pick }) => verbs.includes(String(pick[0])));
}

/** Whether something of this kind has happened, to anybody or to the player. */
function happened(...kinds: Telling[]): (moment: Moment) => boolean {
  return ({ log }) => log.some((line) => kinds.includes(line.told));
}

function happenedToMe(...kinds: Telling[]): (moment: Moment) => boolean {
  return ({ log, state }) => log.some((line) => kinds.includes(line.told) && line.seat === state.seat);
}

const both =
  (first: Step['when'], second: Step['when']): Step['when'] =>
  (moment) =>
    first(moment) && second(moment);
const isMyTurn = (moment: Moment): boolean => moment.state.question !== null && moment.state.turn === moment.state.seat;
const isHeld = ({ state }: Moment): boolean => state.held !== null && state.held === state.seat;
const isOver = ({ state }: Moment): boolean => state.outcome !== null;

/** The things that choices of this kind name. */
function named(...verbs: string[]): (moment: Moment) => string[] {
  return ({ state }) =>
    (state.question?.choices ?? [])
      .filter(({ pick }) => verbs.includes(String(pick[0])))
      .flatMap(({ things }) => things);
}

// -- Outlive --------------------------------------------------------------------------------------------------

const PLACES = ['ask-wild', 'ask-base', 'ask-dam', 'ask-city'];
const outliveView = ({ state }: Moment): OutliveView | null => (state.view?.game === 'outlive' ? state.view : null);
const round = (moment: Moment): number => outliveView(moment)?.round ?? 0;
const isLastDay = (moment: Moment): boolean => round(moment) > 0 && round(moment) === outliveView(moment)?.waves.length;
const own = ({ state }: Moment, thing: string): string => thing.replace('*', String(state.seat));

const outlive: Step[] = [
  { name: 'goal', when: always },
  { name: 'screen', when: always, areas: ['question'] },
  { name: 'rooms', when: asks('ask-discard'), question: true, things: named('discard') },
  { name: 'found', when: asks('ask-found'), question: true, things: named('build') },
  { name: 'settle', when: asks('ask-settle'), question: true, areas: ['own'] },
  { name: 'leader', when: asks('ask-leader'), question: true, things: named('lead') },
  { name: 'placing', when: asks('ask-place'), question: true, areas: ['board'] },
  { name: 'day', when: asks('ask-turn'), things: (moment) => [`day:${round(moment)}`] },
  {
    name: 'event',
    when: both(happened('event-came'), asks('ask-turn')),
    things: (moment) => (outliveView(moment)?.events.open ?? []).map((event) => `event:${event}`),
  },
  { name: 'turn', when: asks('ask-turn'), question: true, things: named('move') },
  { name: 'points', when: asks(...PLACES), areas: ['question'] },
  { name: 'wild', when: asks('ask-wild'), question: true, things: named('take') },
  { name: 'hunting', when: both(asks('ask-wild'), offers('hunt')), question: true, things: named('hunt') },
  { name: 'base', when: asks('ask-base'), question: true, things: named('take', 'algae') },
  { name: 'dam', when: asks('ask-dam'), question: true, things: named('open', 'take') },
  { name: 'city', when: asks('ask-city'), question: true, things: named('salvage', 'search') },
  { name: 'end-turn', when: isHeld, areas: ['question'] },
  { name: 'undo', when: (moment) => moment.state.undo && isMyTurn(moment), areas: ['question'] },
  { name: 'pressure', when: both(asks('ask-turn'), happenedToMe('moved')), areas: ['board'] },
  { name: 'cargo', when: both(asks('ask-turn'), happenedToMe('moved')), things: () => ['place:cargo-ship'] },
  { name: 'defend', when: asks('ask-defend', 'ask-tribute'), question: true },
  { name: 'night', when: (moment) => outliveView(moment)?.phase === 'night', areas: ['own'] },
  { name: 'overcome', when: asks('ask-overcome'), question: true, things: named('overcome') },
  {
    name: 'food',
    when: happenedToMe('feeding'),
    things: (moment) => SUPPLIES.map((supply) => own(moment, `resource:*:${supply}`)),
  },
  { name: 'lose', when: asks('ask-lose'), question: true },
  {
    name: 'radiation',
    when: happenedToMe('shielded', 'worse'),
    things: (moment) => [own(moment, 'gauge:*'), own(moment, 'airlock:*')],
  },
  { name: 'recruit', when: asks('ask-recruit'), question: true, things: (moment) => [own(moment, 'airlock:*')] },
  { name: 'build', when: asks('ask-build'), question: true, things: named('build', 'enter', 'use') },
  { name: 'repair', when: asks('ask-mend'), question: true, things: named('repair') },
  { name: 'spoil', when: both(happened('spoiled', 'dawn'), (moment) => round(moment) >= 2) },
  { name: 'score', when: (moment) => round(moment) >= 2 && isMyTurn(moment), areas: ['own'] },
  { name: 'last', when: (moment) => isLastDay(moment) && isMyTurn(moment) },
  { name: 'over', when: isOver },
];

// -- Discover -------------------------------------------------------------------------------------------------

const discoverTurn = asks('discover-ask-turn');
const discoverView = ({ state }: Moment): DiscoverView | null => (state.view?.game === 'discover' ? state.view : null);
const me = (moment: Moment): SurvivorView | undefined => discoverView(moment)?.survivors[moment.state.seat ?? -1];
const stamina = (moment: Moment): number => me(moment)?.stamina ?? MOST_STAMINA;

const discover: Step[] = [
  { name: 'goal', when: always, things: () => ['quest'] },
  { name: 'screen', when: always, areas: ['question'] },
  { name: 'character', when: asks('discover-ask-character'), question: true, things: named('keep') },
  { name: 'stamina', when: discoverTurn, things: (moment) => [own(moment, 'stamina:*')] },
  { name: 'moving', when: both(discoverTurn, offers('move')), question: true, things: named('move') },
  { name: 'scouting', when: both(discoverTurn, offers('scout')), question: true, things: named('scout') },
  { name: 'gathering', when: offers('gather'), things: named('gather') },
  {
    name: 'water',
    when: both(isMyTurn, happenedToMe('moved', 'gathered', 'scouted')),
    things: (moment) => ['food', 'clean-water'].map((supply) => own(moment, `resource:*:${supply}`)),
  },
  { name: 'projects', when: both(isMyTurn, happenedToMe('moved', 'gathered', 'scouted')), areas: ['own'] },
  { name: 'crafting', when: offers('craft'), things: named('craft') },
  {
    name: 'landmark',
    when: happened('landmark'),
    things: ({ log }) =>
      log.filter((line) => line.told === 'landmark').map((line) => `landmark:${line.details.landmark}`),
  },
  { name: 'investigating', when: offers('investigate'), things: named('investigate') },
  { name: 'card', when: happened('read'), areas: ['log'] },
  { name: 'fire', when: offers('cook', 'stoke'), things: named('cook', 'stoke') },
  { name: 'recover', when: offers('recover'), things: named('recover') },
  { name: 'trade', when: both(offers('trade'), happened('night')), things: named('trade') },
  { name: 'limit', when: asks('discover-ask-limit'), question: true, areas: ['own'] },
  { name: 'undo', when: (moment) => moment.state.undo && isMyTurn(moment), areas: ['question'] },
  { name: 'end-turn', when: (moment) => offers('end-turn')(moment) && stamina(moment) <= 4, areas: ['question'] },
  { name: 'held', when: isHeld, areas: ['question'] },
  { name: 'night', when: happened('night'), areas: ['board'] },
  { name: 'threat', when: happened('threat') },
  {
    name: 'monster',
    when: happened('spawned', 'revealed'),
    things: (moment) => (discoverView(moment)?.foes ?? []).map((foe) => `foe:${foe.id}`),
  },
  {
    name: 'combat',
    when: asks('discover-ask-before-roll', 'discover-ask-modify'),
    things: () => ['die:mine', 'die:enemy'],
  },
  { name: 'support', when: asks('discover-ask-support'), question: true, things: named('support') },
  { name: 'damage', when: happenedToMe('hurt'), areas: ['own'] },
  { name: 'chieftain', when: asks('discover-ask-vote', 'discover-ask-pass-on'), question: true },
  { name: 'winning', when: happened('goal', 'marked'), things: () => ['quest'] },
  { name: 'over', when: isOver },
];

export const guides: Record<string, Step[]> = { outlive, discover };
