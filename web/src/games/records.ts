// Records in a file that somebody chose: one a line, a single one, or a zip with a file for each.

/** One record as it stands in the file, and where. */
export interface Found {
  /** The number of its line, counted from 1, or the name of its file in a zip. */
  place: number | string;
  text: string;
}

export const LIMITS = { bytes: 50_000_000, games: 20_000, unpacked: 250_000_000 };

/** The file has more games than can be imported at once. */
export class TooLarge extends Error {}

/** It is not a file of records. */
export class Unreadable extends Error {}

export async function recordsIn(file: Blob): Promise<Found[]> {
  if (file.size > LIMITS.bytes) throw new TooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = bytes[0] === 0x50 && bytes[1] === 0x4b ? await inZip(bytes) : inText(decoded(bytes));
  if (found.length === 0) throw new Unreadable();
  if (found.length > LIMITS.games) throw new TooLarge();
  return found;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable();
  }
}

function inText(text: string): Found[] {
  if (isOne(text)) return [{ place: 1, text }];
  return text.split("\n").flatMap((line, i) => (line.trim() ? [{ place: i + 1, text: line.trim() }] : []));
}

/** A record that was saved alone has many lines. */
function isOne(text: string): boolean {
  if (text.indexOf("\n") === text.length - 1) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// ---- Zip: the directory at its end names the files; https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT ----

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const DEFLATED = 8;

async function inZip(bytes: Uint8Array<ArrayBuffer>): Promise<Found[]> {
  const data = new DataView(bytes.buffer);
  const found: Found[] = [];
  let left = LIMITS.unpacked;
  try {
    const end = endOf(data);
    let at = data.getUint32(end + 16, true);
    for (let i = data.getUint16(end + 10, true); i > 0; i--) {
      if (data.getUint32(at, true) !== ENTRY) throw new Unreadable();
      const [name, extra, comment] = [28, 30, 32].map((place) => data.getUint16(at + place, true)) as [
        number,
        number,
        number,
      ];
      const path = decoded(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + name));
      if (!path.endsWith("/")) {
        const unpacked = await unpack(bytes, data, at, left);
        left -= unpacked.byteLength;
        found.push({ place: path, text: decoded(unpacked) });
      }
      at += ENTRY_LENGTH + name + extra + comment;
    }
  } catch (error) {
    // For any other error, the zip is damaged.
    throw error instanceof TooLarge ? error : new Unreadable();
  }
  return found;
}

function endOf(data: DataView): number {
  const first = Math.max(0, data.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = data.byteLength - END_LENGTH; at >= first; at--) if (data.getUint32(at, true) === END) return at;
  throw new Unreadable();
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  data: DataView,
  entry: number,
  most: number,
): Promise<Uint8Array> {
  const [size, start] = [data.getUint32(entry + 20, true), data.getUint32(entry + 42, true)];
  const begin = start + FILE_LENGTH + data.getUint16(start + 26, true) + data.getUint16(start + 28, true);
  const packed = bytes.subarray(begin, begin + size);
  // Several entries of the directory can name the same bytes.
  if (packed.byteLength > most) throw new TooLarge();
  if (data.getUint16(entry + 10, true) !== DEFLATED) return packed;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    // A small file can unpack to any size.
    if (length > most) throw new TooLarge();
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
