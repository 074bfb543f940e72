/** An AudioContext without a loudspeaker: it counts what is started and stopped. */

class FakeParam {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  exponentialRampToValueAtTime(value: number): void {
    this.value = value;
  }
}

class FakeNode {
  connect<Other>(other: Other): Other {
    return other;
  }
  disconnect(): void {
    // nothing was connected
  }
}

class FakeGain extends FakeNode {
  readonly gain = new FakeParam();
}

class FakeFilter extends FakeNode {
  type = '';
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
}

class FakeSource extends FakeNode {
  type = '';
  loop = false;
  buffer: unknown = null;
  readonly frequency = new FakeParam();

  constructor(private readonly context: FakeAudio) {
    super();
  }
  start(): void {
    this.context.started += 1;
  }
  stop(): void {
    this.context.stopped += 1;
  }
}

export class FakeAudio {
  static made: FakeAudio[] = [];
  readonly sampleRate = 100;
  readonly currentTime = 0;
  readonly destination = new FakeNode();
  state = 'suspended';
  started = 0;
  stopped = 0;
  readonly gains: FakeGain[] = [];

  constructor() {
    FakeAudio.made.push(this);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }

  createOscillator(): FakeSource {
    return new FakeSource(this);
  }

  createBufferSource(): FakeSource {
    return new FakeSource(this);
  }

  createBiquadFilter(): FakeFilter {
    return new FakeFilter();
  }

  createBuffer(_: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
}
