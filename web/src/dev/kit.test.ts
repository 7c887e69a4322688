import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const UI = join(import.meta.dirname, "../ui");

it("the gallery has every component of the kit", () => {
  const shown = readFileSync(join(import.meta.dirname, "Kit.svelte"), "utf8");
  const files = readdirSync(UI, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".svelte"));
  expect(files.length).toBeGreaterThan(20);
  // Imported, and put somewhere: ESLint does not let an import go unused.
  expect(files.filter((name) => !shown.includes(`"../ui/${name}"`))).toEqual([]);
});
