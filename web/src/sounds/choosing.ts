/** Which sounds go with what has happened. */
import type { Line, Telling } from '../wire';
import { SOUNDS, type Sound } from './effects';
import type { Ambience } from './synth';

/** The sounds of a game. */
export interface GameSounds {
  /** The sound of each kind of event that has one. */
  told: Partial<Record<Telling, Sound>>;
  /** What is heard all the time, if somebody wants that. */
  ambience: Ambience;
}

const MOST = 2;

/** The sounds of some lines of the log: the most important ones, in the order in which they are told. */
export function soundsOf(lines: readonly Pick<Line, 'told'>[], { told }: GameSounds): Sound[] {
  const heard = [...new Set(lines.flatMap((line) => told[line.told] ?? []))];
  const kept = SOUNDS.filter((sound) => heard.includes(sound)).slice(0, MOST);
  return heard.filter((sound) => kept.includes(sound));
}
