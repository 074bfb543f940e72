/** What of a question is unfolded: single choices, choices that glow on the board, further shortcuts. */

/** What somebody has opened for the current question. */
class Opened {
  single = $state(false);
  board = $state(false);
  more = $state(false);

  reset(): void {
    this.single = this.board = this.more = false;
  }
}

export const opened = new Opened();
