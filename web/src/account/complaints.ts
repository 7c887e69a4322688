// Blocking people, and reporting them to the host of the server.
import { api } from "../protocol/api";
import type { BlockedPerson } from "../protocol/protocol";

export type { BlockedPerson };

/** Somebody at a table: who said a line, or who has a seat. */
export interface Meant {
  name: string;
  about: { line: number } | { seat: number };
  /** The line that they wrote. */
  said?: string;
}

export const myBlocks = async (): Promise<BlockedPerson[]> => (await api("GET /me/blocks")).blocks;

export const block = async (table: string, { about }: Meant): Promise<BlockedPerson[]> =>
  (await api("POST /me/blocks", { body: { table, ...about } })).blocks;

export const unblock = async (id: string): Promise<BlockedPerson[]> =>
  (await api("DELETE /me/blocks/{block}", { block: id })).blocks;

export async function report(table: string, { about }: Meant, reason: string): Promise<void> {
  await api("POST /tables/{id}/reports", { id: table, body: { ...about, reason } });
}
