// Questions to the server that need no open table.
import { wire } from "$wire";
import type { Method } from "./wire/wire";
import { t, texts } from "../i18n/i18n.svelte";
import type { BotSeat, CreateTable, ErrorAnswer, MyTable, Requests, TableInfo } from "./protocol";
import { server } from "./server.svelte";

/** The server's refusal, with its sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

type Request = keyof Requests;
/** What a request needs: the fields of its address, and its body. */
type Fields<R extends Request> = Omit<Requests[R], "answer">;
/** Left out where nothing is needed. */
export type Optional<T> = Record<never, never> extends T ? [fields?: T] : [fields: T];

/** Asks the server, by method and address: `api("GET /tables/{id}/look", { id, ply })`. */
export async function api<R extends Request>(
  request: R,
  ...[fields]: Optional<Fields<R>>
): Promise<Requests[R]["answer"]> {
  const [method = "", pattern = ""] = request.split(" ");
  const { body, ...given } = (fields ?? {}) as { body?: unknown } & Record<string, unknown>;
  const query = Object.entries(given).flatMap(([key, value]) =>
    value === undefined || value === null || pattern.includes(`{${key}}`) ? [] : [[key, String(value)]],
  );
  const path = pattern.replace(/{(\w+)}/g, (_, key: string) => String(given[key]));
  const address = query.length > 0 ? `${path}?${String(new URLSearchParams(query))}` : path;
  const sent = method === "GET" || method === "DELETE" ? undefined : (body ?? {});
  const answer = await (
    wire.ask(method as Method, address, sent, texts.language) as Promise<Requests[R]["answer"] | ErrorAnswer>
  )
    // No answer, or one that is not the server's: browsers say so in words of their own, and in English.
    .catch(() => {
      throw new Refused("lost", t("connection-not-sent"));
    });
  if (typeof answer === "object" && "error" in answer) throw new Refused(answer.error.code, answer.error.text);
  return answer;
}

export async function createTable(table: CreateTable): Promise<TableInfo> {
  return (await api("POST /tables", { body: table })).table;
}

export async function myTables(): Promise<MyTable[]> {
  const { tables, ratings } = await api("GET /me");
  Object.assign(server, { ratings, known: true });
  return tables;
}

/** Finds out what the server offers, on pages that do not list one's tables; without an answer, less is offered. */
export async function learnServer(): Promise<void> {
  if (!server.known && wire.people) await myTables().catch(() => undefined);
}

/** Names for bots: people of the post around 1800 as one might have met them. */
const NAMES = ["Leonhard", "Franziska", "Kaspar", "Walburga", "Eugen", "Therese", "Vinzenz", "Amalie", "Balthasar"];

/** Bots of these levels, with names that nobody else has. */
export function botSeats(levels: string[], taken: string[] = []): BotSeat[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return levels.map((level, i) => ({
    kind: "bot",
    level,
    name: free[(from + i) % free.length] ?? `Bot ${i + 1}`,
  }));
}
