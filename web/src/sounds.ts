/** The few sounds of the page, made by the browser itself. */

let context: AudioContext | null = null;

/** Browsers let a page make sounds only after its visitor has touched it. Returns a function that stops waiting. */
export function readySounds(): () => void {
  const listening = new AbortController();
  const ready = (): void => {
    context ??= new AudioContext();
    void context.resume();
    listening.abort();
  };
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, ready, { signal: listening.signal });
  return () => listening.abort();
}

/** Two soft rising notes: it is your turn. */
export function yourTurn(): void {
  note(440, 0);
  note(659.25, 0.13);
}

function note(pitch: number, after: number): void {
  if (!context || context.state !== 'running') return;
  const begin = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.setValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 0.5);
}
