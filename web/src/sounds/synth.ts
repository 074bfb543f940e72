/** The building blocks of all sounds: tones, hisses and loops, made by the browser. There are no recordings. */

/** Where and when something sounds. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  /** The time on the clock of the context. */
  at: number;
}

interface Shape {
  /** Seconds after the beginning. */
  after?: number;
  length: number;
  loud: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

export interface Tone extends Shape {
  wave?: OscillatorType;
  /** The pitch in hertz, and the one it slides to. */
  from: number;
  to?: number;
}

export interface Hiss extends Shape {
  filter?: BiquadFilterType;
  from: number;
  to?: number;
  sharp?: number;
}

const SILENT = 0.0001;
/** Seconds of noise that are made once and used by every hiss. */
const NOISE = 2;

/** A gain that rises, falls, and ends in silence. */
function envelope({ context, out, at }: Stage, { after = 0, length, loud, rise = 0.01 }: Shape): GainNode {
  const gain = context.createGain();
  const begin = at + after;
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  gain.connect(out);
  return gain;
}

/** Slide from one value to another while a sound lasts. */
function slide(param: AudioParam, from: number, to: number, begin: number, length: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, begin + length);
}

/** One note. */
export function tone(stage: Stage, note: Tone): void {
  const source = stage.context.createOscillator();
  const begin = stage.at + (note.after ?? 0);
  source.type = note.wave ?? 'sine';
  slide(source.frequency, note.from, note.to ?? note.from, begin, note.length);
  source.connect(envelope(stage, note));
  source.start(begin);
  source.stop(begin + note.length);
}

/** A breath of filtered noise. */
export function hiss(stage: Stage, breath: Hiss): void {
  const source = stage.context.createBufferSource();
  const begin = stage.at + (breath.after ?? 0);
  const filter = filterOf(stage.context, breath.filter ?? 'bandpass', breath.from, breath.sharp ?? 1);
  source.buffer = noiseOf(stage.context);
  source.loop = true;
  slide(filter.frequency, breath.from, breath.to ?? breath.from, begin, breath.length);
  source.connect(filter).connect(envelope(stage, breath));
  source.start(begin);
  source.stop(begin + breath.length);
}

function filterOf(context: BaseAudioContext, type: BiquadFilterType, pitch: number, sharp: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  return filter;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const noise = noises.get(context) ?? bufferOf(context, NOISE, (_, random) => random() * 2 - 1);
  noises.set(context, noise);
  return noise;
}

/** Samples computed one by one from their time in seconds. */
function bufferOf(
  context: BaseAudioContext,
  seconds: number,
  sample: (time: number, random: () => number) => number,
): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  const random = chances(1);
  for (let i = 0; i < samples.length; i += 1) samples[i] = sample(i / context.sampleRate, random);
  return buffer;
}

/** Numbers between 0 and 1 that are the same every time: a sound does not depend on luck. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

// -- loops: what an ambience is made of --------------------------------------------------------------------------

/** A sound that goes on until it is stopped. */
export type Ambience = (stage: Stage) => Stop;
export type Stop = () => void;

/** Several loops at once. */
export function together(...parts: Ambience[]): Ambience {
  return (stage) => {
    const stops = parts.map((part) => part(stage));
    return () => stops.forEach((stop) => stop());
  };
}

/** Wind around a pitch: it swells and ebbs within so many seconds. */
export function wind(pitch: number, loud: number, swell: number): Ambience {
  return (stage) => {
    const { context } = stage;
    const level = context.createGain();
    level.gain.value = loud;
    const tide = context.createOscillator();
    const depth = context.createGain();
    tide.frequency.value = 1 / swell;
    depth.gain.value = loud / 2;
    tide.connect(depth).connect(level.gain);
    tide.start(stage.at);
    const stop = loop(stage, noiseOf(context), filterOf(context, 'bandpass', pitch, 0.7), level);
    return () => {
      tide.stop();
      stop();
    };
  };
}

/** Short clicks at irregular times: embers, or a counter that ticks. */
export function crackle(perSecond: number, pitch: number, loud: number): Ambience {
  return (stage) => {
    const { context } = stage;
    const level = context.createGain();
    level.gain.value = loud;
    let left = 0;
    const clicks = bufferOf(context, 7, (_, random) => {
      if (random() < perSecond / context.sampleRate) left = 1;
      left *= 0.985;
      return left < 0.01 ? 0 : left * (random() * 2 - 1);
    });
    return loop(stage, clicks, filterOf(context, 'bandpass', pitch, 1.2), level);
  };
}

/** Insects: a few chirps, then a rest. */
export function crickets(pitch: number, loud: number): Ambience {
  return (stage) => {
    const { context } = stage;
    const level = context.createGain();
    level.gain.value = loud;
    const chirps = bufferOf(context, 5, (time) => {
      const chirp = time % 5 < 1.6 ? Math.max(0, Math.sin(time * Math.PI * 2 * 9)) : 0;
      return chirp * Math.sin(time * Math.PI * 2 * pitch);
    });
    return loop(stage, chirps, filterOf(context, 'bandpass', pitch, 2), level);
  };
}

function loop({ context, out, at }: Stage, buffer: AudioBuffer, filter: AudioNode, level: GainNode): Stop {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(filter).connect(level).connect(out);
  source.start(at);
  return () => {
    source.stop();
    level.disconnect();
  };
}
