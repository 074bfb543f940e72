/** What this visitor prefers, kept in this browser: theme, motion, speed, sound, notices. `public/light.js` applies the first
 * two before anything is drawn; here they change. */

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast scenes play. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How loud, unless somebody has chosen. */
const VOLUME = 60;

/** A stored volume, if it is one. */
function volumeFrom(stored: string | null): number {
  const volume = stored === null ? NaN : Number(stored);
  return volume >= 0 && volume <= 100 ? volume : VOLUME;
}

const bright = matchMedia('(prefers-color-scheme: light)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  #theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'system');
  #lessMotion = $state(localStorage.getItem('motion') === 'less');
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === localStorage.getItem('speed')) ?? 'normal');
  #sound = $state(localStorage.getItem('sound') !== 'off');
  #volume = $state(volumeFrom(localStorage.getItem('volume')));
  #ambience = $state(localStorage.getItem('ambience') === 'on');
  #notifications = $state(localStorage.getItem('notifications') === 'on');
  #seen = $state(localStorage.getItem('overviews') ?? '');
  #systemIsLight = $state(bright.matches);
  #systemIsStill = $state(stillness.matches);

  constructor() {
    bright.addEventListener('change', (now) => {
      this.#systemIsLight = now.matches;
      this.apply();
    });
    stillness.addEventListener('change', (now) => (this.#systemIsStill = now.matches));
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem('theme', theme);
    this.apply();
  }

  /** The current theme, light or dark, whatever decided it. */
  get light(): 'light' | 'dark' {
    if (this.#theme !== 'system') return this.#theme;
    return this.#systemIsLight ? 'light' : 'dark';
  }

  get lessMotion(): boolean {
    return this.#lessMotion;
  }

  set lessMotion(less: boolean) {
    this.#lessMotion = less;
    localStorage.setItem('motion', less ? 'less' : 'system');
    this.apply();
  }

  /** Whether things should stand still, by the visitor's choice or the system's. For motion outside CSS. */
  get still(): boolean {
    return this.#lessMotion || this.#systemIsStill;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    localStorage.setItem('speed', speed);
  }

  /** Whether anything may be heard. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    localStorage.setItem('sound', on ? 'on' : 'off');
  }

  /** How loud, from 0 to 100. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    localStorage.setItem('volume', String(volume));
  }

  /** Whether the ambience of a game is heard all the time. */
  get ambience(): boolean {
    return this.#ambience;
  }

  set ambience(on: boolean) {
    this.#ambience = on;
    localStorage.setItem('ambience', on ? 'on' : 'off');
  }

  /** Whether browser notices are wanted; they also need permission (see `mayNotify`). */
  get notifications(): boolean {
    return this.#notifications;
  }

  set notifications(on: boolean) {
    this.#notifications = on;
    localStorage.setItem('notifications', on ? 'on' : 'off');
  }

  /** Whether the visitor has been shown the overview of a game. */
  hasSeen(game: string): boolean {
    return this.#seen.split(' ').includes(game);
  }

  /** Do not show the overview of this game again before a first decision. */
  noteSeen(game: string): void {
    if (this.hasSeen(game)) return;
    this.#seen = `${this.#seen} ${game}`.trim();
    localStorage.setItem('overviews', this.#seen);
  }

  /** The game that the visitor played last; '' if none. */
  get lastGame(): string {
    return localStorage.getItem('last-game') ?? '';
  }

  set lastGame(game: string) {
    localStorage.setItem('last-game', game);
  }

  apply(): void {
    document.documentElement.dataset.theme = this.light;
    document.documentElement.dataset.motion = this.#lessMotion ? 'less' : 'system';
  }
}

export const preferences = new Preferences();

/** Wanted and permitted. */
export function mayNotify(): boolean {
  return preferences.notifications && 'Notification' in window && Notification.permission === 'granted';
}

/** Turn notices on; the browser asks for permission. Returns whether it was given. */
export async function askToNotify(): Promise<boolean> {
  const granted = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  preferences.notifications = granted;
  return granted;
}
