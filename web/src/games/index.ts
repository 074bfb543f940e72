/** The games on the page. A new game needs an entry here and its own folder, and nothing else on the page names it. */
import type { Component } from 'svelte';
import compass from 'icon:compass';
import truck from 'icon:truck';
import { GAMES } from '../generated/wire';
import type { Glance } from '../overview/glances';
import type { Plan, Plans } from '../newtable/options';
import type { GameSounds } from '../sounds/choosing';
import type { QuickSection } from '../rules';
import type { Table } from '../table.svelte';
import type { Captions } from '../table/captions';
import type { Holds } from '../table/director.svelte';
import type { Step } from '../table/guides';
import type { Turns } from '../table/turnStory';
import type { Unspent } from '../table/unspent.svelte';
import type { State, Telling } from '../wire';
import DiscoverScene from './discover/Scene.svelte';
import OutliveScene from './outlive/Scene.svelte';

export interface Part {
  table: Table;
  state: State;
}

export interface Drawing {
  /** Where the player's own things are on a wide screen: below the board, or to its left. */
  layout: 'beneath' | 'beside';
  /** What all players share: the ring of places, the map. */
  Board: Component<Part>;
  /** The player's own things: the shelter, the character. */
  Own: Component<Part>;
  /** The others, as strips that open. */
  Others: Component<Part>;
  /** The ending, line by line: the score sheet, the fates. */
  Ending: Component<Part>;
  /** What a player would lose by ending the turn now, as a sentence. */
  unspent?: Unspent;
  /** What it sounds like. */
  sounds: GameSounds;
  /** What is drawn over the board while something happens. */
  Stage?: Component<Part>;
  /** How captions tell what happens; without this, only what is happening right now, at the bottom. */
  captions?: Captions;
  /** How long events stay before the next ones come. */
  holds: Holds;
  /** The kinds of events in which something is turned over. */
  turning?: readonly Telling[];
  /** How the log marks turns; without it, other players' turns are told pick by pick. */
  turns?: Turns;
}

/** What the page has for a game. The first page needs the icon and the scene; the rest is loaded when needed. */
export interface Game {
  icon: string;
  /** The game in one picture. */
  Scene: Component;
  drawing: () => Promise<Drawing>;
  /** The kinds of lines in the log that give the result away; they are not shown before the ending has been told. */
  spoilers?: readonly Telling[];
  /** The steps of its guide, in order of importance. */
  guide: () => Promise<Step[]>;
  /** What the overview shows before the first game, in this order. */
  overview: () => Promise<Glance[]>;
  /** The sections of its quick reference. */
  quick: () => Promise<QuickSection[]>;
  /** How the form asks for its options, unless it asks for all of them alike. */
  plan?: () => Promise<Plan>;
}

const games: Record<(typeof GAMES)[number], Game> = {
  outlive: {
    icon: truck,
    Scene: OutliveScene,
    drawing: () => import('./outlive'),
    spoilers: ['scored'],
    guide: async () => (await import('./outlive/guide')).steps,
    overview: async () => (await import('./outlive/overview')).glances,
    quick: async () => (await import('./outlive/quick')).sections,
    plan: async () => (await import('./outlive/options')).plan,
  },
  discover: {
    icon: compass,
    Scene: DiscoverScene,
    drawing: () => import('./discover'),
    guide: async () => (await import('./discover/guide')).steps,
    overview: async () => (await import('./discover/overview')).glances,
    quick: async () => (await import('./discover/quick')).sections,
    plan: async () => (await import('./discover/options')).plan,
  },
};
const byName = new Map<string, Game>(Object.entries(games));

/** The names of these games, in the order in which the page lists them. */
export { GAMES };

/** What the page has for a game; nothing if the game comes from another package and only the server knows it. */
export function gameOf(name: string): Game | undefined {
  return byName.get(name);
}

/** How the form asks for the options of each game. */
export async function loadPlans(): Promise<Plans> {
  const loaded = GAMES.map(async (name) => [name, await games[name].plan?.()] as const);
  return new Map((await Promise.all(loaded)).flatMap(([name, plan]) => (plan ? [[name, plan]] : [])));
}
