import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./scripts/fonts.mjs";
import { COLLECTED, licences } from "./scripts/licences.mjs";
import { offline } from "./scripts/offline.mjs";
import { pack } from "./scripts/pack.mjs";
import { PLAIN } from "./src/ui/page/routes.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `make static`: the client for a folder of files, whose tables are in a worker. This is the one place that decides. */
const alone = process.env.ALONE === "1";
const engine = here("../build/engine");
/** Addresses of the static folder, for file servers that can lead to them. */
const PLACES = PLAIN.filter(({ pattern, people }) => pattern !== "/" && !people).map(({ pattern }) => pattern.slice(1));

export default defineConfig(async () => {
  await cutFonts();
  return {
    base: alone ? "./" : "/",
    plugins: [
      svelte(),
      svelteTesting(),
      licences(),
      offline({ alone, engine, locales: here("../src/thurntaxis/locales"), places: PLACES }),
      ...(alone ? [] : [pack()]),
    ],
    resolve: {
      alias: {
        $wire: here(alone ? "src/protocol/wire/browser.ts" : "src/protocol/wire/server.ts"),
        $addresses: here(alone ? "src/ui/browser/addresses/hash.ts" : "src/ui/browser/addresses/path.ts"),
        $engine: engine,
        $board: here("../src/thurntaxis/board.json"),
        $levels: here("../src/thurntaxis/bots/levels.json"),
        $locales: here("../src/thurntaxis/locales"),
      },
    },
    worker: { format: "es" as const },
    server: { fs: { allow: [here(".."), here(".")] } },
    build: {
      outDir: alone ? here("../build/static") : here("../src/thurntaxis/server/static"),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      license: { fileName: COLLECTED },
      // What many pages share is loaded at once: each file of its own costs headers and a round trip.
      rolldownOptions: {
        output: {
          codeSplitting: {
            // A file is in the first group that takes it. Pages without a table do not load the table's.
            groups: [
              { name: "shared", test: /src\/(i18n|protocol|game|art|ui|table\/start)/, minShareCount: 4, priority: 3 },
              { name: "map", test: /src\/map\//, minShareCount: 3, priority: 2 },
              { name: "table", test: /src\/table\//, minShareCount: 4, priority: 1 },
            ],
          },
        },
      },
    },
    test: {
      environment: "node",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/fixtures/fresh.ts"],
      isolate: false,
      testTimeout: 120_000,
    },
  };
});
