// Text that was pasted or dropped to be watched: a link to a table, or a record.
type Source =
  { kind: "table"; table: string; ply: number | null } | { kind: "record"; record: Record<string, unknown> | string };

const TABLE = /^[a-z0-9]{4,40}$/;

/** null: neither. A record in the text notation is not looked into here; the server reads it. */
export function readSource(given: string): Source | null {
  const text = given.trim();
  if (text === "") return null;
  if (text.startsWith("{")) return fromJson(text);
  if (text.includes("\n")) return { kind: "record", record: text };
  return fromLink(text);
}

function fromJson(text: string): Source | null {
  try {
    return { kind: "record", record: JSON.parse(text) as Record<string, unknown> };
  } catch {
    return null;
  }
}

function fromLink(text: string): Source | null {
  if (TABLE.test(text)) return { kind: "table", table: text, ply: null };
  const found = /\/(?:t|replay)\/([a-z0-9]+)(?:[?#].*?)?$/.exec(text.split("#")[0] ?? "");
  if (!found?.[1]) return null;
  return { kind: "table", table: found[1], ply: readPly(text.split("#")[1]) };
}

/** The ply in the part of an address after #. */
export function readPly(hash: string | undefined): number | null {
  return hash !== undefined && /^\d{1,6}$/.test(hash) ? Number(hash) : null;
}
