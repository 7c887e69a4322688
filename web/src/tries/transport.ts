// The way to the server for a table at which something is tried: the server is sent all that was tried, and keeps nothing.
import { api } from "../protocol/api";
import { t } from "../i18n/i18n.svelte";
import type { PositionVariation, Tried, Variation } from "../protocol/protocol";
import type { Transport } from "../table/table.svelte";

type Place = "/lesson/{id}" | "/puzzles/{id}" | "/tables/{id}/analysis";

/** Where a position from parts is tried: it is named by what is tried, not by an id. */
export function transportFrom(tried: () => PositionVariation, send: (actions: string[]) => Promise<void>): Transport {
  return {
    send: (_ply, actions) => send(actions),
    closingOffer: () => api("POST /positions/tried/closing", { body: tried() }),
    closingOutcome: (_ply, { houses, cartwright, discards }) =>
      api("POST /positions/tried/closing-outcome", { body: { ...tried(), houses, cartwright, discards } }),
    whyNot: async (_ply, action) => {
      const { reason } = await api("POST /positions/tried/why-not", { body: { ...tried(), action } });
      return reason?.text ?? t("why-not-possible");
    },
  };
}

/** `tried` is all that has been done at the position so far. */
export function transportAt(
  place: Place,
  id: string,
  tried: () => Tried | Variation,
  send: (actions: string[]) => Promise<void>,
): Transport {
  return {
    quiet: place === "/puzzles/{id}",
    send: (_ply, actions) => send(actions),
    closingOffer: () => api(`POST ${place}/closing`, { id, body: tried() }),
    closingOutcome: (_ply, { houses, cartwright, discards }) =>
      api(`POST ${place}/closing-outcome`, { id, body: { ...tried(), houses, cartwright, discards } }),
    whyNot: async (_ply, action) => {
      const { reason } = await api(`POST ${place}/why-not`, { id, body: { ...tried(), action } });
      return reason?.text ?? t("why-not-possible");
    },
  };
}
