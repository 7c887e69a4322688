// Questions to the server that need no open table.
import { wire } from "$wire";
import type { Method } from "../wire/wire";
import { t, texts } from "./i18n.svelte";
import type { Me, MyTable } from "./protocol";
import { server } from "./server.svelte";
import type { TableInfo } from "./types";

export type { MyTable };

/** The server's refusal, with its sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export type NewSeat =
  { kind: "person"; name: string } | { kind: "open" } | { kind: "bot"; level: string; name: string };

export interface NewTable {
  seats: NewSeat[];
  name?: string;
  rules?: string;
  starter?: "lot" | number;
  listed?: boolean;
  pace?: "live" | "correspondence";
  turn_seconds?: number | null;
  show_known?: boolean;
  show_tiles?: boolean;
  hints?: boolean;
  from?: { table: string; ply: number };
}

export async function api<T>(path: string, body?: unknown, method?: Method): Promise<T> {
  const way = method ?? (body === undefined ? "GET" : "POST");
  const answer = await (
    wire.ask(way, path, body, texts.language) as Promise<{ error?: { code: string; text: string } }>
  )
    // No answer, or one that is not the server's: browsers say so in words of their own, and in English.
    .catch(() => ({ error: { code: "lost", text: t("connection-not-sent") } }));
  if (answer.error) throw new Refused(answer.error.code, answer.error.text);
  return answer as T;
}

export async function createTable(table: NewTable): Promise<TableInfo> {
  return (await api<{ table: TableInfo }>("/tables", table)).table;
}

export async function lobby(): Promise<TableInfo[]> {
  return (await api<{ tables: TableInfo[] }>("/lobby")).tables;
}

export async function myTables(): Promise<MyTable[]> {
  const { tables, ratings } = await api<Me>("/me");
  server.ratings = ratings;
  return tables;
}

/** Names for bots: people of the post around 1800 as one might have met them. */
const NAMES = ["Leonhard", "Franziska", "Kaspar", "Walburga", "Eugen", "Therese", "Vinzenz", "Amalie", "Balthasar"];

export function botSeats(count: number, level: string, taken: string[] = []): NewSeat[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => ({
    kind: "bot",
    level,
    name: free[(from + i) % free.length] ?? `Bot ${i + 1}`,
  }));
}
