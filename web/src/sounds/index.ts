/** The sounds of the table. Nothing is heard before the visitor's first click or key. */
import { preferences } from '../preferences.svelte';
import { EFFECTS, type Sound } from './effects';
import type { Ambience, Stop } from './synth';

export { soundsOf, type GameSounds } from './choosing';
export { SOUNDS, type Sound } from './effects';

/** Seconds between two sounds that belong together. */
const APART = 0.18;

interface Speaker {
  context: AudioContext;
  volume: GainNode;
}

let speaker: Speaker | null = null;
/** What should be heard all the time, and how to stop what is. */
let wanted: Ambience | null = null;
let playing: { ambience: Ambience; stop: Stop } | null = null;

/** Wait for the first click or key; browsers demand one. Returns a function that ends all sound. */
export function readySounds(): () => void {
  const listening = new AbortController();
  const ready = (): void => {
    listening.abort();
    switchOn();
  };
  if (hasBeenTouched()) switchOn();
  else
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, ready, { signal: listening.signal });
  return () => {
    listening.abort();
    surround(null);
  };
}

/** Whether the visitor has already clicked somewhere, on another page of this document. */
function hasBeenTouched(): boolean {
  return (navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive ?? false;
}

function switchOn(): void {
  speaker ??= newSpeaker();
  void speaker.context.resume().then(attune);
}

function newSpeaker(): Speaker {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}

/** Play a sound, or a few of them one shortly after another. */
export function play(...names: Sound[]): void {
  if (!speaker || speaker.context.state !== 'running' || !preferences.sound) return;
  const { context, volume } = speaker;
  attune();
  names.forEach((name, i) => EFFECTS[name]({ context, out: volume, at: context.currentTime + i * APART }));
}

/** What should be heard all the time; null for nothing. */
export function surround(ambience: Ambience | null): void {
  wanted = ambience;
  attune();
}

/** Make volume and ambience what they should be now. */
export function attune(): void {
  if (!speaker) return;
  const { context, volume } = speaker;
  // Ears hear loudness by its logarithm: half way along the slider should sound half as loud.
  volume.gain.value = preferences.sound ? (preferences.volume / 100) ** 2 : 0;
  const ambience = preferences.sound ? wanted : null;
  if (playing?.ambience === ambience) return;
  playing?.stop();
  const stage = { context, out: volume, at: context.currentTime };
  playing = ambience && context.state === 'running' ? { ambience, stop: ambience(stage) } : null;
}
