// Keys of the replay.
type ReplayKey = { type: "seek" | "turn"; by: number } | { type: "start" | "end" | "toggle" };

const KEYS: Record<string, ReplayKey> = {
  ArrowLeft: { type: "seek", by: -1 },
  ArrowRight: { type: "seek", by: 1 },
  PageUp: { type: "turn", by: -1 },
  PageDown: { type: "turn", by: 1 },
  Home: { type: "start" },
  End: { type: "end" },
  " ": { type: "toggle" },
};

/** What a key means; null where the key belongs to what has the focus. */
export function replayKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target" | "defaultPrevented">,
): ReplayKey | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog")) return null;
  if (event.key === " " && target?.closest("button, a")) return null;
  return KEYS[event.key] ?? null;
}
