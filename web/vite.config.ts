import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { cutFonts } from "./scripts/fonts.mjs";
import { COLLECTED, licences } from "./scripts/licences.mjs";
import { pack } from "./scripts/pack.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async () => {
  await cutFonts();
  return {
    base: "/",
    plugins: [svelte(), svelteTesting(), licences(), pack()],
    resolve: {
      alias: {
        $board: here("../src/thurntaxis/board.json"),
        $levels: here("../src/thurntaxis/bots/levels.json"),
        $locales: here("../src/thurntaxis/locales"),
      },
    },
    server: { fs: { allow: [here(".."), here(".")] } },
    build: {
      outDir: here("../src/thurntaxis/server/static"),
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
      setupFiles: ["src/fixtures/patience.ts"],
      testTimeout: 120_000,
    },
  };
});
