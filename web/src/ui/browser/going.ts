// What a page is given, and how it leads elsewhere in the client.
import { here } from "$addresses";

/** What every page is given. */
export interface PageProps {
  path: string;
  /** Named parts of the path, and the query. `hash` is the part after #, without it. */
  params: Record<string, string>;
  go: Go;
}

export type Go = (to: string, options?: { replace?: boolean }) => void;

/** Goes where an answer leads. Who has gone elsewhere while it was awaited is left there. */
export async function goWhen(answer: Promise<string>, go: Go): Promise<void> {
  const from = here().pathname;
  const to = await answer;
  if (here().pathname === from) go(to);
}
