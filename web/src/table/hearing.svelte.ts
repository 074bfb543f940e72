/** What a table sounds like: what the log tells, and the ambience of its game. */
import { preferences } from '../preferences.svelte';
import { attune, play, soundsOf, surround, type GameSounds } from '../sounds';
import type { Table } from '../table.svelte';
import { looking } from './notices.svelte';

export class Hearing {
  /** How many lines have been heard; -1 before the first state. */
  private heard = -1;

  constructor(private readonly table: Table) {}

  /** Called in an effect: new lines are heard. A log that is told again from its beginning is not. */
  listen(sounds: GameSounds | undefined): void {
    const { shown, log } = this.table;
    if (!shown || shown.past) return;
    const fresh = this.heard < 0 || shown.log.from === 0 ? [] : log.slice(this.heard);
    this.heard = log.length;
    if (sounds) play(...soundsOf(fresh, sounds));
  }

  /** Called in an effect: the ambience is heard while it is wanted and somebody is here. */
  surround(sounds: GameSounds | undefined): void {
    const wanted = preferences.ambience && looking.here;
    surround(wanted ? (sounds?.ambience ?? null) : null);
  }

  /** Called in an effect: the volume follows the settings. */
  attune(): void {
    void preferences.volume;
    void preferences.sound;
    attune();
  }
}
