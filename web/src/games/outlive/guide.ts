/** The guide to Outlive: its steps, in order of importance. */
import { SUPPLIES, type OutliveView, type QuestionKey, type Telling, type Verb } from '../../generated/outlive';
import { always, both, isHeld, isMyTurn, isOver, own, wordsOf, type Moment, type Step } from '../../table/guides';

const { asks, offers, named, happened, happenedToMe } = wordsOf<QuestionKey, Verb, Telling>();

const atPlace = asks('ask-wild', 'ask-base', 'ask-dam', 'ask-city');
const viewOf = ({ state }: Moment): OutliveView | null => (state.view?.game === 'outlive' ? state.view : null);
const round = (moment: Moment): number => viewOf(moment)?.round ?? 0;
const isLastDay = (moment: Moment): boolean => round(moment) > 0 && round(moment) === viewOf(moment)?.waves.length;

const heroesLeft = (moment: Moment): number =>
  viewOf(moment)?.shelters[moment.state.seat ?? -1]?.heroes.filter((hero) => hero.state === 'idle').length ?? 0;
/** Before the last heroes act: there is still time to prepare for the night. */
const isEvening = (moment: Moment): boolean => asks('ask-turn')(moment) && heroesLeft(moment) <= 2;
/** A shelter that was set up for the player: the game begins with placing heroes. */
const isPrepared = (moment: Moment): boolean => asks('ask-place')(moment) && !happenedToMe('dealt-room')(moment);

export const steps: Step[] = [
  { name: 'goal', when: always },
  { name: 'screen', when: always, areas: ['question'] },
  { name: 'rooms', when: asks('ask-discard'), question: true, things: named('discard') },
  { name: 'found', when: asks('ask-found'), question: true, things: named('build') },
  { name: 'settle', when: asks('ask-settle'), question: true, areas: ['own'] },
  { name: 'leader', when: asks('ask-leader'), question: true, things: named('lead') },
  { name: 'shelter', when: isPrepared, areas: ['own'] },
  { name: 'placing', when: asks('ask-place'), question: true, areas: ['board'] },
  { name: 'day', when: asks('ask-turn'), things: (moment) => [`day:${round(moment)}`] },
  {
    name: 'event',
    when: both(happened('event-came'), asks('ask-turn')),
    things: (moment) => (viewOf(moment)?.events.open ?? []).map((event) => `event:${event}`),
  },
  { name: 'turn', when: asks('ask-turn'), question: true, things: named('move') },
  { name: 'points', when: atPlace, areas: ['question'] },
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
  {
    name: 'food',
    when: isEvening,
    things: (moment) => SUPPLIES.map((supply) => own(moment, `resource:*:${supply}`)),
  },
  { name: 'radiation', when: isEvening, things: (moment) => [own(moment, 'gauge:*'), own(moment, 'airlock:*')] },
  { name: 'night', when: (moment) => isEvening(moment) && heroesLeft(moment) <= 1, areas: ['own'] },
  { name: 'overcome', when: asks('ask-overcome'), question: true, things: named('overcome') },
  { name: 'lose', when: asks('ask-lose'), question: true },
  { name: 'recruit', when: asks('ask-recruit'), question: true, things: (moment) => [own(moment, 'airlock:*')] },
  { name: 'spoil', when: asks('ask-recruit'), question: true },
  { name: 'build', when: asks('ask-build'), question: true, things: named('build', 'enter', 'use') },
  { name: 'repair', when: asks('ask-mend'), question: true, things: named('repair') },
  { name: 'score', when: (moment) => round(moment) >= 2 && isMyTurn(moment), areas: ['own'] },
  { name: 'last', when: (moment) => isLastDay(moment) && isMyTurn(moment) },
  { name: 'over', when: isOver },
];
