// The built engine in Node: the same parts that a browser's worker unpacks.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import xz from "xz-decompress";
import { unpacking } from "../src/protocol/engine/unpacking.mjs";

const BUILT = fileURLToPath(new URL("../../build/engine/", import.meta.url));

async function unpack(file) {
  const stream = new xz.XzReadableStream(new Blob([readFileSync(join(BUILT, file))]).stream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** One part as it is unpacked. */
export async function unpackedPart(name) {
  const { parts } = JSON.parse(readFileSync(join(BUILT, "parts.json"), "utf8"));
  return unpack(parts[name].file);
}

/** Pyodide with the game in it; `interpreted`: as in a browser that lacks vectors. */
export async function startEngine({ interpreted = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const library = join(folder, "python_stdlib.zip");
  writeFileSync(library, await unpackedPart("library"));
  const python = await loadPyodide({ stdLibURL: library });
  python.FS.writeFile("/game.tar", await unpackedPart("game"));
  python.runPython(unpacking(interpreted));
  return python;
}
