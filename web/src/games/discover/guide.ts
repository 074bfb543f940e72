/** The guide to Discover: its steps, in order of importance. */
import {
  MOST_STAMINA,
  type DiscoverView,
  type QuestionKey,
  type SurvivorView,
  type Telling,
  type Verb,
} from '../../generated/discover';
import { always, both, isHeld, isMyTurn, isOver, own, wordsOf, type Moment, type Step } from '../../table/guides';

const { asks, offers, named, happened, happenedToMe } = wordsOf<QuestionKey, Verb, Telling>();

const inTurn = asks('discover-ask-turn');
const viewOf = ({ state }: Moment): DiscoverView | null => (state.view?.game === 'discover' ? state.view : null);
const me = (moment: Moment): SurvivorView | undefined => viewOf(moment)?.survivors[moment.state.seat ?? -1];
const stamina = (moment: Moment): number => me(moment)?.stamina ?? MOST_STAMINA;
const isAlone = (moment: Moment): boolean => viewOf(moment)?.seats === 1;

export const steps: Step[] = [
  { name: 'goal', when: (moment) => !isAlone(moment), things: () => ['quest'] },
  { name: 'alone', when: isAlone, things: () => ['quest'] },
  { name: 'screen', when: always, areas: ['question'] },
  { name: 'character', when: asks('discover-ask-character'), question: true, things: named('keep') },
  { name: 'stamina', when: inTurn, things: (moment) => [own(moment, 'stamina:*')] },
  { name: 'moving', when: both(inTurn, offers('move')), question: true, things: named('move') },
  { name: 'scouting', when: both(inTurn, offers('scout')), question: true, things: named('scout') },
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
  { name: 'night', when: (moment) => isMyTurn(moment) && stamina(moment) <= 5, areas: ['board'] },
  { name: 'end-turn', when: (moment) => offers('end-turn')(moment) && stamina(moment) <= 4, areas: ['question'] },
  { name: 'held', when: isHeld, areas: ['question'] },
  { name: 'threat', when: happened('threat') },
  {
    name: 'monster',
    when: happened('spawned', 'revealed'),
    things: (moment) => (viewOf(moment)?.foes ?? []).map((foe) => `foe:${foe.id}`),
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
