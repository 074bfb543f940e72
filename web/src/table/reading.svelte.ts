/** How much of the chat has been read, remembered by this browser. */
import type { Table } from '../table.svelte';

export class Reading {
  private read = $state(0);
  private readonly key: string;

  constructor(private readonly table: Table) {
    this.key = `chat-read-${table.id}`;
    this.read = Number(localStorage.getItem(this.key)) || 0;
  }

  get unread(): number {
    const own = this.table.shown?.seat;
    return this.table.chat.filter((line) => line.id > this.read && (line.seat === null || line.seat !== own)).length;
  }

  /** Mark everything as read. */
  done(): void {
    const last = Math.max(this.read, ...this.table.chat.map((line) => line.id));
    if (last === this.read) return;
    this.read = last;
    localStorage.setItem(this.key, String(last));
  }
}
