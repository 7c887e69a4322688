// A position in which something is tried: the server is told all that was tried there, and keeps nothing.
import { api } from "./api";
import { t } from "./i18n.svelte";
import type { Transport } from "./table.svelte";
import type { ClosingOffer, ClosingOutcome } from "./types";

/** The way to the server for a table at such a position: `tried` is all that has been done there so far. */
export function tryingAt(path: string, tried: () => object, send: (actions: string[]) => Promise<void>): Transport {
  const ask = <T>(question: string, body: object = {}): Promise<T> =>
    api<T>(`${path}/${question}`, { ...tried(), ...body });
  return {
    send: (_ply, actions) => send(actions),
    closingOffer: () => ask<ClosingOffer>("closing"),
    closingOutcome: (_ply, { houses, cartwright, discards }) =>
      ask<ClosingOutcome>("closing-outcome", { houses, cartwright, discards }),
    whyNot: async (_ply, action) => {
      const { reason } = await ask<{ reason: { text: string } | null }>("why-not", { action });
      return reason?.text ?? t("why-not-possible");
    },
  };
}
