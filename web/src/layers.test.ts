// Imports only ever point down: nothing below knows anything above it.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** From the bottom up. Folders of one layer do not know each other. */
const LAYERS = [
  ["i18n"],
  ["protocol"],
  ["game"],
  ["art"],
  ["ui"],
  ["map"],
  ["table"],
  ["account", "tries"],
  ["daily", "games", "leaderboard", "lesson", "lobby", "play", "puzzles", "replay", "rules", "tournaments", "wins"],
  ["companion", "editor", "explorer", "practice", "studies"],
  ["start"],
  ["app"],
  ["dev"],
];
/** Names that the build gives to files of the client. */
const ALIASES: Record<string, string> = { $wire: "protocol/wire", $addresses: "ui/browser/addresses" };
/** `from "…"`, `import "…"`, `import("…")`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"'\n]+)["']/g;
const MOST_FILES = 25;

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const FILES = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
  .filter((path) => !path.startsWith("assets/"));
/** Tests may look at anything. */
const SOURCES = FILES.filter((path) => /\.(ts|js|mjs|svelte)$/.test(path) && !/\.test\.ts$/.test(path));

const roomOf = (path: string): string => path.split("/")[0] ?? "";
const levelOf = (room: string): number => LAYERS.findIndex((rooms) => rooms.includes(room));

/** What a file imports of the client, by paths from `src`; of other packages, the name with `npm:` before it. */
function importsOf(path: string): string[] {
  const found = [...readFileSync(ROOT + path, "utf8").matchAll(IMPORT)].map(([, name = ""]) => name);
  return found.map((name) =>
    name.startsWith(".") ? normalize(join(dirname(path), name)) : (ALIASES[name] ?? `npm:${name}`),
  );
}

const inside = (path: string): string[] => importsOf(path).filter((name) => !name.startsWith("npm:"));

describe("the rooms of the client", () => {
  it("each have a layer", () => {
    const rooms = new Set(SOURCES.map(roomOf));
    expect([...rooms].filter((room) => levelOf(room) < 0)).toEqual(["fixtures"]);
  });

  it.each(LAYERS.flat())("%s imports only what stands below it", (room) => {
    const files = SOURCES.filter((path) => roomOf(path) === room);
    expect(files).not.toEqual([]);
    const upwards = files.flatMap((path) =>
      inside(path)
        .filter((name) => roomOf(name) !== room && levelOf(roomOf(name)) >= levelOf(room))
        .map((name) => `${path} imports ${name}`),
    );
    expect(upwards).toEqual([]);
  });

  it("keep fixtures for tests and the gallery", () => {
    const users = SOURCES.filter((path) => inside(path).some((name) => roomOf(name) === "fixtures"));
    expect(users.filter((path) => !["dev", "fixtures"].includes(roomOf(path)))).toEqual([]);
  });

  it("keep game/ free of Svelte, and of the server but for its types", () => {
    const files = SOURCES.filter((path) => roomOf(path) === "game");
    expect(files.filter((path) => path.includes(".svelte"))).toEqual([]);
    const strange = (name: string): boolean =>
      name.startsWith("npm:svelte") || (roomOf(name) === "protocol" && name !== "protocol/protocol");
    expect(files.filter((path) => importsOf(path).some(strange))).toEqual([]);
  });

  it(`have no folder of more than ${MOST_FILES} files`, () => {
    const folders = [...new Set(FILES.map(dirname))];
    const filesIn = (folder: string): number => FILES.filter((path) => dirname(path) === folder).length;
    expect(folders.filter((folder) => filesIn(folder) > MOST_FILES)).toEqual([]);
  });
});
