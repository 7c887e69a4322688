// How the client reaches the tables: a server over the network, or a worker of this browser. `$wire` is one of the two;
// the build decides (vite.config.ts), and nothing else in the client asks which.
import type { Readiness } from "./readiness.svelte";

/** One connection to a table. */
export interface Talk {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Wire {
  /** A question that needs no open table: the answer as data, or `{ error }`. */
  ask(method: Method, path: string, body: unknown, language: string): Promise<unknown>;
  /** A connection to a table. */
  talk(table: string): Talk;
  /** A connection to a study, where others may change it. */
  follow?(study: string): Talk;
  /** An answer that is a file: records, to be saved on this device. */
  file(path: string, language: string): Promise<Blob>;
  /** Whether messages can get lost. */
  lossy: boolean;
  /** Whether other people and devices can be reached: links, lobby, spectators, one's identity elsewhere. */
  people: boolean;
  /** The progress of the other end, if it has to be started first. */
  readiness: Readiness;
}
