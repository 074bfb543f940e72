// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf, GAMES } from '../games';
import { FakeAudio } from '../testing/audio';
import { lineOf } from '../testing/states';
import { EFFECTS, SOUNDS } from './effects';
import { soundsOf, type GameSounds } from './choosing';

async function load() {
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
  FakeAudio.made = [];
  const { preferences } = await import('../preferences.svelte');
  return { preferences, sounds: await import('.') };
}

/** The only context, if there is one. */
const context = (): FakeAudio | undefined => FakeAudio.made[0];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function touched(sounds: { readySounds: () => () => void }): Promise<() => void> {
  const end = sounds.readySounds();
  document.dispatchEvent(new Event('pointerdown'));
  await settled();
  return end;
}

beforeEach(() => localStorage.clear());

describe('play', () => {
  it('makes nothing before the first click, and one context after it', async () => {
    const { sounds } = await load();
    const end = sounds.readySounds();
    sounds.play('turn');
    expect(FakeAudio.made).toEqual([]);
    document.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('keydown'));
    await settled();
    sounds.play('turn');
    expect(FakeAudio.made).toHaveLength(1);
    expect(context()?.started).toBe(2);
    end();
  });

  it('does not wait for a click that came before', async () => {
    const { sounds } = await load();
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    sounds.readySounds();
    expect(FakeAudio.made).toHaveLength(1);
  });

  it('waits no longer once the page is left', async () => {
    const { sounds } = await load();
    sounds.readySounds()();
    document.dispatchEvent(new Event('pointerdown'));
    expect(FakeAudio.made).toEqual([]);
  });

  it('is silent when muted, and as loud as was chosen', async () => {
    const { sounds, preferences } = await load();
    await touched(sounds);
    preferences.volume = 50;
    sounds.play('token');
    expect(context()?.gains[0]?.gain.value).toBe(0.25);
    const before = context()?.started;
    preferences.sound = false;
    sounds.play('token');
    sounds.attune();
    expect(context()?.started).toBe(before);
    expect(context()?.gains[0]?.gain.value).toBe(0);
  });
});

describe('surround', () => {
  it('begins with the first click, changes with the wish and ends with the page', async () => {
    const { sounds } = await load();
    const heard: string[] = [];
    const ambience = (name: string) => () => {
      heard.push(name);
      return () => void heard.push(`no ${name}`);
    };
    const [wind, fire] = [ambience('wind'), ambience('fire')];
    sounds.surround(wind);
    expect(heard).toEqual([]);
    const end = await touched(sounds);
    sounds.surround(wind);
    sounds.surround(fire);
    end();
    expect(heard).toEqual(['wind', 'no wind', 'fire', 'no fire']);
  });

  it('is muted with everything else', async () => {
    const { sounds, preferences } = await load();
    const stop = vi.fn();
    sounds.surround(() => stop);
    await touched(sounds);
    preferences.sound = false;
    sounds.attune();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('effects', () => {
  it.each(SOUNDS)('%s is made of something, and ends', (name) => {
    const fake = new FakeAudio();
    EFFECTS[name]({ context: fake as unknown as AudioContext, out: fake.createGain() as unknown as AudioNode, at: 1 });
    expect(fake.started).toBeGreaterThan(0);
    expect(fake.stopped).toBe(fake.started);
  });
});

describe('soundsOf', () => {
  const GAME: GameSounds = {
    told: { moved: 'token', took: 'token', found: 'card', night: 'dusk', worse: 'wave' },
    ambience: () => () => undefined,
  };
  const of = (...told: Parameters<typeof lineOf>[0][]) =>
    soundsOf(
      told.map((kind) => lineOf(kind)),
      GAME,
    );

  it('gives each sound once, in order', () => {
    expect(of('moved', 'took', 'found')).toEqual(['token', 'card']);
    expect(of('passed')).toEqual([]);
  });

  it('keeps the two most important ones', () => {
    expect(of('moved', 'night', 'found', 'worse')).toEqual(['dusk', 'wave']);
  });
});

describe.each(GAMES)('%s', (name) => {
  it('has sounds for what it tells, and an ambience that can be stopped', async () => {
    const { sounds } = (await gameOf(name)?.drawing()) ?? {};
    expect(Object.keys(sounds?.told ?? {}).length).toBeGreaterThan(20);
    const fake = new FakeAudio();
    const out = fake.createGain() as unknown as AudioNode;
    const stop = sounds?.ambience({ context: fake as unknown as AudioContext, out, at: 0 });
    expect(fake.started).toBeGreaterThan(1);
    stop?.();
    expect(fake.stopped).toBe(fake.started);
  });
});
