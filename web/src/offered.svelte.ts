/** The games that can be played here: ours at once, those of other packages as soon as the server has listed them. */
import { api } from './api';
import { GAMES } from './games';

class Offered {
  games = $state.raw<readonly string[]>(GAMES);

  /** Without an answer, only ours are listed; anyone who then tries to play is told what is wrong. */
  async load(): Promise<void> {
    const listed = await api.games().catch(() => []);
    this.add(listed.map(({ name }) => name));
  }

  private add(names: string[]): void {
    const others = names.filter((name) => !this.games.includes(name));
    if (others.length > 0) this.games = [...this.games, ...others];
  }
}

export const offered = new Offered();
