// The messages between a page and the worker.
import type { Method } from "../wire/wire";

export type FromPage =
  | { kind: "hello"; page: string }
  | { kind: "ask"; id: number; method: Method; path: string; language: string; body: string | null }
  | { kind: "open"; talk: number; table: string }
  | { kind: "say"; talk: number; text: string }
  | { kind: "close"; talk: number };

/** Bytes that have come, all of them, and the part of starting that is done. */
export interface Progress {
  loaded: number;
  total: number;
  started: number;
}

export type FromWorker =
  | ({ kind: "progress" } & Progress)
  | { kind: "ready"; slow: boolean; memory: number }
  | { kind: "elsewhere" }
  | { kind: "failed"; problem: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "heard"; talk: number; text: string }
  | { kind: "closed"; talk: number };
