/** Reads the log once: what it has told since the last time, however many states have been shown in between. */
import type { Line, State } from '../../wire';

export interface Unread {
  /** The number of the first of these lines. */
  from: number;
  lines: Line[];
  /** All lines of the message that these came with, as far as they have been shown. */
  message: Line[];
  /** Whether a new message of the server began. */
  isNew: boolean;
}

export class LogReader {
  private heard = -1;
  private seq = -1;
  private start = 0;

  /** What is new. Nothing is while the log is told from its beginning: to somebody who joins, after an undo. */
  read({ seq, past, log: { from } }: State, log: readonly Line[]): Unread {
    const retold = past || from === 0 || this.heard < 0 || log.length < this.heard;
    const first = retold ? log.length : this.heard;
    const isNew = retold || seq !== this.seq;
    if (isNew) this.start = first;
    this.heard = log.length;
    this.seq = seq;
    return { from: first, lines: log.slice(first), message: log.slice(this.start), isNew };
  }
}
