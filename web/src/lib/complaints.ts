// Whom one does not want to hear, and what one tells the host of the server.
import { api } from "./api";
import type { BlockedPerson, MyBlocks } from "./protocol";

export type { BlockedPerson };

/** Somebody at a table: who said a line, or who has a seat. */
export interface Meant {
  name: string;
  about: { line: number } | { seat: number };
  /** What they said there. */
  said?: string;
}

const listOf = ({ blocks }: MyBlocks): BlockedPerson[] => blocks;

export const myBlocks = async (): Promise<BlockedPerson[]> => listOf(await api<MyBlocks>("/me/blocks"));

export const block = async (table: string, { about }: Meant): Promise<BlockedPerson[]> =>
  listOf(await api<MyBlocks>("/me/blocks", { table, ...about }));

export const unblock = async (id: string): Promise<BlockedPerson[]> =>
  listOf(await api<MyBlocks>(`/me/blocks/${id}`, undefined, "DELETE"));

export async function report(table: string, { about }: Meant, reason: string): Promise<void> {
  await api(`/tables/${table}/reports`, { ...about, reason });
}
