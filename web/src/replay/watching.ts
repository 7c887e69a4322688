// A table at which one only watches.
import type { Transport } from "../table/table.svelte";

const nothing = (): Promise<never> => Promise.reject(new Error());

export const WATCHING: Transport = {
  send: () => Promise.resolve(),
  closingOffer: nothing,
  closingOutcome: nothing,
  whyNot: () => Promise.resolve(""),
};
