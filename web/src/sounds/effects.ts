/** What each sound is made of. */
import { hiss, tone, type Stage } from './synth';

/** Every sound; the more important ones first. */
export const SOUNDS = ['victory', 'defeat', 'turn', 'alarm', 'wave', 'dusk', 'dice', 'card', 'token'] as const;
export type Sound = (typeof SOUNDS)[number];

/** When the dice touch the table, in seconds. */
const BOUNCES = [0, 0.07, 0.13, 0.21, 0.26, 0.36];
/** A major chord, upward; a minor one, downward. In hertz. */
const UP = [392, 493.88, 587.33, 783.99];
const DOWN = [329.63, 261.63, 220];

export const EFFECTS: Record<Sound, (stage: Stage) => void> = {
  token(stage) {
    hiss(stage, { from: 2400, to: 1300, sharp: 2, length: 0.05, loud: 0.3, rise: 0.002 });
    tone(stage, { from: 560, to: 380, length: 0.08, loud: 0.14, rise: 0.003 });
  },
  card(stage) {
    hiss(stage, { filter: 'highpass', from: 1200, to: 4200, length: 0.16, loud: 0.16, rise: 0.05 });
    hiss(stage, { from: 900, sharp: 2, after: 0.14, length: 0.06, loud: 0.22, rise: 0.003 });
  },
  dice(stage) {
    BOUNCES.forEach((after, i) => {
      hiss(stage, { from: 1700 - i * 130, sharp: 4, after, length: 0.05, loud: 0.5 - i * 0.05, rise: 0.002 });
      tone(stage, { from: 330 - i * 18, after, length: 0.05, loud: 0.1, rise: 0.002 });
    });
  },
  dusk(stage) {
    tone(stage, { from: 98, length: 2.6, loud: 0.22, rise: 0.9 });
    tone(stage, { from: 146.83, to: 138.59, length: 2.4, loud: 0.12, rise: 1 });
    hiss(stage, { filter: 'lowpass', from: 900, to: 180, length: 2.6, loud: 0.1, rise: 0.8 });
  },
  wave(stage) {
    hiss(stage, { filter: 'lowpass', from: 160, to: 1100, length: 1.1, loud: 0.3, rise: 0.8 });
    hiss(stage, { filter: 'lowpass', from: 1100, to: 140, after: 0.8, length: 1.3, loud: 0.3, rise: 0.1 });
    tone(stage, { from: 62, to: 48, length: 2, loud: 0.2, rise: 0.7 });
  },
  alarm(stage) {
    [0, 0.34].forEach((after) => {
      tone(stage, { wave: 'triangle', from: 587.33, after, length: 0.16, loud: 0.16 });
      tone(stage, { wave: 'triangle', from: 466.16, after: after + 0.15, length: 0.2, loud: 0.16 });
    });
  },
  turn(stage) {
    tone(stage, { wave: 'triangle', from: 440, length: 0.45, loud: 0.2, rise: 0.02 });
    tone(stage, { wave: 'triangle', from: 659.25, after: 0.13, length: 0.45, loud: 0.2, rise: 0.02 });
  },
  victory(stage) {
    UP.forEach((from, i) =>
      tone(stage, { wave: 'triangle', from, after: i * 0.16, length: 1.5 - i * 0.16, loud: 0.17, rise: 0.02 }),
    );
    tone(stage, { from: 196, length: 1.9, loud: 0.14, rise: 0.05 });
  },
  defeat(stage) {
    DOWN.forEach((from, i) => tone(stage, { from, after: i * 0.32, length: 1.1, loud: 0.2, rise: 0.05 }));
    hiss(stage, { filter: 'lowpass', from: 300, to: 90, after: 0.6, length: 1.6, loud: 0.12, rise: 0.5 });
  },
};
