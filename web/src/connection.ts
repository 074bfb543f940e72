/** One socket to one table: it reconnects automatically and repeats what was not answered. */
import { FAILED, NEWER, NO_TABLE, WRONG_ORIGIN } from './generated/wire';
import type { FromServer, ToServer } from './wire';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export type Status = 'connecting' | 'open' | 'lost' | 'closed';
/** Why a server will not serve this page, however often it asks. */
export type Refusal = 'gone' | 'newer' | 'failed';
const FINAL: Record<number, Refusal> = {
  [WRONG_ORIGIN]: 'gone',
  [NO_TABLE]: 'gone',
  [NEWER]: 'newer',
  [FAILED]: 'failed',
};

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Sent but not answered yet, by id: they are sent again after a reconnect; the server recognizes repeats. */
  private unanswered = new Map<string, ToServer>();
  /** Why the connection was closed for good. */
  refusal: Refusal | null = null;
  /** Sent first on every connection: what has changed since the last one began. */
  greeting: () => ToServer[] = () => [];

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (status: Status) => void,
  ) {}

  open(): void {
    this.changed('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(event);
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
    this.changed('closed');
  }

  /** Try at once after the laptop is opened or the network comes back. */
  hurry(): void {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.open();
    }
  }

  send(message: ToServer): void {
    if ('id' in message) this.unanswered.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private opened(): void {
    this.changed('open');
    for (const message of [...this.greeting(), ...this.unanswered.values()]) this.socket?.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    this.wait = FIRST_WAIT; // not earlier: a server that accepts connections but serves none is left alone
    if ((message.say === 'answer' || message.say === 'refused') && message.id) this.unanswered.delete(message.id);
    this.heard(message);
  }

  private lost(event: CloseEvent): void {
    if (this.socket !== event.target) return;
    this.refusal = FINAL[event.code] ?? null;
    if (this.refusal) {
      this.changed('closed');
      return;
    }
    this.changed('lost');
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
