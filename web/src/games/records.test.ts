import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LIMITS, recordsIn, TooLarge, Unreadable } from "./records";

/** A zip of files, as Python's zipfile writes them. */
function zip(files: Record<string, string>): Blob {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return new Blob([Buffer.concat([...local, ...directory, end])]);
}

describe("records in a file", () => {
  it("stand one a line; empty lines count", async () => {
    expect(await recordsIn(new Blob(['{"a":1}\n\n{"b":2}\r\nx']))).toEqual([
      { place: 1, text: '{"a":1}' },
      { place: 3, text: '{"b":2}' },
      { place: 4, text: "x" },
    ]);
  });

  it("may be a single one of many lines", async () => {
    const text = '{\n "a": 1\n}\n';
    expect(await recordsIn(new Blob([text]))).toEqual([{ place: 1, text }]);
  });

  it("may be in a zip", async () => {
    expect(await recordsIn(zip({ "one.json": "{}", "two.json": '{"a":1}' }))).toEqual([
      { place: "one.json", text: "{}" },
      { place: "two.json", text: '{"a":1}' },
    ]);
  });

  it("are refused when a zip names the same bytes again and again", async () => {
    const text = Buffer.from("{}".repeat(500));
    const [head, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt32LE(text.length, 20);
    end.writeUInt32LE(0x06054b50);
    end.writeUInt16LE(20, 10);
    end.writeUInt32LE(head.length + text.length, 16);
    const stored = new Blob([Buffer.concat([head, text, ...Array.from({ length: 20 }, () => entry), end])]);
    await expect(recordsIn(new Blob(["PK", (await stored.arrayBuffer()).slice(2)]))).resolves.toHaveLength(20);
    const { unpacked } = LIMITS;
    LIMITS.unpacked = 15_000;
    await expect(recordsIn(new Blob(["PK", (await stored.arrayBuffer()).slice(2)]))).rejects.toThrow(TooLarge);
    LIMITS.unpacked = unpacked;
  });

  it("are refused when they are too many, or no records at all", async () => {
    await expect(recordsIn(new Blob(["x\n".repeat(LIMITS.games + 1)]))).rejects.toThrow(TooLarge);
    await expect(recordsIn({ size: LIMITS.bytes + 1 } as Blob)).rejects.toThrow(TooLarge);
    await expect(recordsIn(new Blob([""]))).rejects.toThrow(Unreadable);
    await expect(recordsIn(new Blob([new Uint8Array([255, 254, 0, 1])]))).rejects.toThrow(Unreadable);
    await expect(recordsIn(new Blob(["PK\u0003\u0004 and then nothing of the kind"]))).rejects.toThrow(Unreadable);
  });
});
