/** What is read aloud to users of screen readers. A line is read even if it equals the one before; behind a modal dialog
 * nothing is heard, so it waits until the dialog is closed. */

/** Older lines have been heard. */
const KEPT = 4;

interface Line {
  id: number;
  text: string;
}

class Aloud {
  lines = $state.raw<Line[]>([]);
  #count = 0;
  #waiting: string[] = [];

  read(text: string): void {
    if (!this.#waiting.includes(text)) this.#waiting.push(text);
    this.release();
  }

  /** Read what had to wait. */
  release(): void {
    if (this.#waiting.length === 0 || isCovered()) return;
    const fresh = this.#waiting.map((text) => ({ id: (this.#count += 1), text }));
    this.#waiting = [];
    this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  /** Nothing that was said at one table is read at the next. */
  clear(): void {
    this.lines = [];
    this.#waiting = [];
  }
}

export const aloud = new Aloud();

/** Whether a modal dialog covers the page. */
export function isCovered(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
