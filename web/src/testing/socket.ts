/** A socket whose other end is the test. */
import type { FromServer, ToServer } from '../wire';

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  static get last(): TestSocket {
    const last = TestSocket.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  readyState = 0;
  said: ToServer[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; target: TestSocket }) => void = () => undefined;

  constructor(readonly url: string) {
    TestSocket.all.push(this);
  }

  send(raw: string): void {
    this.said.push(JSON.parse(raw) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen();
  }

  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code, target: this });
  }
}
