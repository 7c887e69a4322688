// What was said at a table and not read yet. Kept for this tab, so that a reload does not make everything new again.
import { isHidden, type Notice } from "./session.svelte";

export class Unread {
  #key: string;
  #read = $state(-1);

  constructor(table: string) {
    this.#key = `thurntaxis.read.${table}`;
    this.#read = Number(sessionStorage.getItem(this.#key) ?? -1);
  }

  count(notices: Notice[]): number {
    return notices.filter((notice) => notice.type === "chat" && !isHidden(notice) && notice.seq > this.#read).length;
  }

  /** Everything up to the newest has been seen. */
  readAll(notices: Notice[]): void {
    const newest = notices.at(-1)?.seq ?? -1;
    if (newest <= this.#read) return;
    this.#read = newest;
    sessionStorage.setItem(this.#key, String(newest));
  }
}
