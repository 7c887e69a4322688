// After a build: every text file also packed, so that the server never has to.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXTS = /\.(js|css|html|svg|json)$/;

function* filesIn(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

export function pack() {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle(error) {
      if (error) return;
      for (const path of filesIn(folder)) {
        if (!TEXTS.test(path)) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text));
      }
    },
  };
}
