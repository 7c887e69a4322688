// The way to the server for a table at which something is tried: the server is sent all that was tried, and keeps nothing.
import { api } from "../protocol/api";
import { t } from "../i18n/i18n.svelte";
import type { Tried, Variation } from "../protocol/protocol";
import type { Transport } from "../table/table.svelte";

type Place = "/lesson/{id}" | "/puzzles/{id}" | "/tables/{id}/analysis";

/** `tried` is all that has been done at the position so far. */
export function transportAt(
  place: Place,
  id: string,
  tried: () => Tried | Variation,
  send: (actions: string[]) => Promise<void>,
): Transport {
  return {
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
