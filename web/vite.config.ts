import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./scripts/fonts.mjs";
import { COLLECTED, licences } from "./scripts/licences.mjs";
import { offline } from "./scripts/offline.mjs";
import { pack } from "./scripts/pack.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `make static`: the client for a folder of files, whose tables are in a worker. This is the one place that decides. */
const alone = process.env.ALONE === "1";
const engine = here("../build/engine");
/** Addresses of one part, for file servers that can lead to them. */
const PLACES = ["same-device", "games", "daily", "puzzles", "settings", "replay", "rules", "learn", "study"];

export default defineConfig(async () => {
  await cutFonts();
  return {
    base: alone ? "./" : "/",
    plugins: [
      svelte(alone ? { preprocess: [{ markup: afterHash }, vitePreprocess()] } : {}),
      svelteTesting(),
      licences(),
      offline({ alone, engine, locales: here("../src/thurntaxis/locales"), places: PLACES }),
      ...(alone ? [] : [pack()]),
    ],
    resolve: {
      alias: {
        $wire: here(alone ? "src/wire/browser.ts" : "src/wire/server.ts"),
        $addresses: here(alone ? "src/addresses/hash.ts" : "src/addresses/path.ts"),
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
        output: { codeSplitting: { groups: [{ name: "shared", test: /src\/(lib|art|table)\//, minShareCount: 4 }] } },
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

/** Links to places in the client, as the addresses of a folder of files have them: also for a new tab, or to be copied. */
function afterHash({ content }: { content: string }): { code: string } {
  return { code: content.replaceAll('href="/', 'href="#/') };
}
