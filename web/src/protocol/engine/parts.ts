// The parts that the worker is made of: fetched once, kept, and unpacked, with reports of progress.
import { XzReadableStream } from "xz-decompress";

/** Also where the service worker finds them. */
export const KEPT = "thurntaxis-parts";

export interface Part {
  file: string;
  bytes: number;
}

type Unpacked = Uint8Array<ArrayBuffer>;

/** All parts as they come, unpacked. `told` gets the number of bytes so far, `unpacked` the name of a part. */
export function fetchParts<Name extends string>(
  parts: Record<Name, Part>,
  folder: string,
  told: (loaded: number, total: number) => void,
  unpacked: (name: Name) => void,
): Record<Name, Promise<Unpacked>> {
  const named = Object.entries<Part>(parts) as [Name, Part][];
  const total = named.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  let loaded = 0;
  const fetched = named.map(([name, part]) => {
    const packed = fetchOne(new URL(part.file, folder).href, (bytes) => told((loaded += bytes), total));
    const whole = packed.then(unpack);
    void whole.then(
      () => unpacked(name),
      () => undefined, // whoever waits for the part hears of it
    );
    return [name, whole] as const;
  });
  return Object.fromEntries(fetched) as Record<Name, Promise<Unpacked>>;
}

async function fetchOne(address: string, told: (bytes: number) => void): Promise<Blob> {
  const cache = await keep();
  const kept = await cache?.match(address);
  if (kept) {
    const whole = await kept.blob();
    told(whole.size);
    return whole;
  }
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    told(value.byteLength);
  }
  const whole = new Blob(chunks, { type: "application/octet-stream" });
  // Without room to keep it, it is fetched again the next time.
  await cache?.put(address, new Response(whole)).catch(() => undefined);
  return whole;
}

/** Pages that are not secure have no cache of their own. */
async function keep(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : caches.open(KEPT).catch(() => null);
}

async function unpack(packed: Blob): Promise<Unpacked> {
  const stream = new XzReadableStream(packed.stream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
