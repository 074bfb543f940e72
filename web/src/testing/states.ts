/** Small states for tests: what a server could have sent, with as little in it as the types allow. */
import type { DiscoverView, SurvivorView } from '../generated/discover';
import type { HeroName, OutliveView, ShelterView } from '../generated/outlive';
import type { Choice, Line, Player, Question, State, TableInfo, Telling, Words } from '../wire';

export function stateOf(given: Partial<State> = {}): State {
  return {
    say: 'state',
    seq: 0,
    at: 0,
    since: 0,
    past: false,
    seat: 0,
    language: 'en',
    view: null,
    question: null,
    waiting: [],
    turn: 0,
    held: null,
    undo: false,
    log: { from: 0, lines: [] },
    things: {},
    outcome: null,
    seal: { hash: '', secret: null },
    actor: null,
    secrets: [],
    closed: null,
    ...given,
  };
}

export function lineOf(told: Telling, given: Partial<Line> = {}): Line {
  return { at: 0, told, seat: null, text: told, details: {}, card: null, ...given };
}

export function choiceOf(pick: Words, ...things: string[]): Choice {
  return { pick, label: pick.join(' '), things, help: [], wins: false };
}

export function questionOf(choices: Choice[], given: Partial<Question> = {}): Question {
  return { key: 'ask-turn', text: 'What now?', shape: 'one', rules: [], choices, shortcuts: [], card: null, ...given };
}

export function playerOf(seat: number, given: Partial<Player> = {}): Player {
  return { seat, name: `Player ${seat}`, kind: 'person', bot: null, here: true, stand_in: null, mine: false, ...given };
}

export function tableInfoOf(game: string, players: Player[], given: Partial<TableInfo> = {}): TableInfo {
  return {
    say: 'table',
    id: 'T',
    game,
    options: {},
    guided: false,
    creator: true,
    players,
    habits: {},
    standing: {},
    levels: [],
    bots: [],
    invitations: {},
    rematch: null,
    drawn: [],
    spectators: 0,
    ...given,
  };
}

// -- Outlive ------------------------------------------------------------------------------------------------------

const strengthOf = (hero: HeroName): { strength: number; acts: number } => {
  const strength = Number(hero.charAt(5));
  return { strength, acts: strength };
};

export function shelterOf(seat: number, given: Partial<ShelterView> = {}): ShelterView {
  const heroes: HeroName[] = ['hero-3a', 'hero-3b', 'hero-4', 'hero-5'];
  return {
    seat,
    leader: null,
    resources: { meat: 0, water: 0, 'canned-goods': 0, wood: 0, metal: 0, microchip: 0, munition: 0 },
    rooms: [],
    airlock: { survivors: 0, rows: [3, 3, 3] },
    gauge: { square: 0, points: 0 },
    equipment: {},
    heroes: heroes.map((hero) => ({ hero, ...strengthOf(hero), place: null, state: 'idle', reach: [] })),
    caught: {},
    events: [],
    score: { events: 0, rooms: 0, gauge: 0, survivors: 0, equipment: 0, pairs: 0 },
    ...given,
  };
}

export function outliveViewOf(given: Partial<OutliveView> = {}): OutliveView {
  const stack = { top: null, size: 0, tiles: null };
  const city = { equipment: [], pile: 0, hidden: {}, aside: {}, tiles: null };
  return {
    game: 'outlive',
    edition: '',
    seat: 0,
    seats: 2,
    round: 1,
    phase: 'day',
    first: 0,
    waves: [1, 2, 2, 3, 3, 4],
    events: { open: [], unseen: [] },
    places: [],
    algae: true,
    stacks: { forest: stack, mine: stack, fairgrounds: stack },
    cities: { blackwood: city, 'silent-peak': city },
    cargo: [],
    deck: 0,
    discard: {},
    shelters: [shelterOf(0), shelterOf(1)],
    figures: { gauge: [], 'room-points': [], prey: {}, events: {}, equipment: {} } as unknown as OutliveView['figures'],
    ...given,
  };
}

// -- Discover -----------------------------------------------------------------------------------------------------

export function survivorOf(given: Partial<SurvivorView> = {}): SurvivorView {
  return {
    status: 'on-the-map',
    space: 'A0',
    stamina: 12,
    damage: { hunger: 0, thirst: 0, sickness: 0, physical: 0 },
    character: null,
    dealt: 0,
    resources: {
      food: 0,
      meat: 0,
      'clean-water': 0,
      'dirty-water': 0,
      stone: 0,
      wood: 0,
      salvage: 0,
      medicine: 0,
      poison: 0,
    },
    tokens: [],
    items: [],
    threats: [],
    burden: 0,
    limit: 10,
    hand: [],
    votes: null,
    ...given,
  };
}

export function discoverViewOf(given: Partial<DiscoverView> = {}): DiscoverView {
  return {
    game: 'discover',
    copy: { code: '', name: '', terrain: '', scenario: 1 },
    seat: 0,
    seats: 2,
    coop: false,
    day: 1,
    phase: 'day',
    chief: 0,
    turn: 0,
    map: {},
    fires: {},
    camp: 'A0',
    water: {},
    lying: {},
    searched: [],
    foes: [],
    monsters_left: 0,
    monsters_used: {},
    tokens_left: {},
    tokens_used: {},
    quest: { stage: 1, counters: 0, defeated: [], goals: [], targets: [] },
    projects: [],
    projects_left: { normal: 0, complex: 0 },
    deck: {},
    crafted_left: {},
    read: [],
    met: [],
    made: [],
    upgrades: [],
    resolving: [],
    nights_gone: [],
    threats_gone: [],
    combat: null,
    deal: null,
    survivors: [survivorOf(), survivorOf()],
    outcome: null,
    ...given,
  };
}
