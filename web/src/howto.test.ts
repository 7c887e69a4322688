// Follows "How to add a page" of the README, in a copy of the client.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { afterAll, describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "thurntaxis-howto-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const section = readFileSync(join(WEB, "README.md"), "utf8").split("## How to add a page")[1]?.split("\n## ")[0] ?? "";

/** A block of code of the section, without the indentation of its list. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(section)?.[1];
  if (found === undefined) throw new Error(`the section has no ${language}`);
  return found.replaceAll(/^ {3}/gm, "");
}

describe("the how-to", () => {
  it("adds a page that the client finds by its address", async () => {
    const src = join(scratch, "web/src");
    cpSync(join(WEB, "src"), src, { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
    symlinkSync(join(WEB, "node_modules"), join(scratch, "web/node_modules"));
    mkdirSync(join(src, "hello"));
    writeFileSync(join(src, "hello/HelloPage.svelte"), block("svelte"));
    const routes = join(src, "ui/page/routes.ts");
    writeFileSync(routes, readFileSync(routes, "utf8").replace(/(ROUTES[^=]*= \[\n)/, `$1${block("ts")}`));
    const locales = join(scratch, "locales");
    cpSync(join(WEB, "../src/thurntaxis/locales"), locales, { recursive: true });
    for (const code of readdirSync(locales, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name.length === 2,
    )) {
      const file = join(locales, code.name, "web.ftl");
      writeFileSync(file, readFileSync(file, "utf8") + block("ftl"));
    }
    const python = join(WEB, "../src/thurntaxis");
    await build({
      root: join(scratch, "web"),
      configFile: false,
      logLevel: "error",
      plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true } })],
      resolve: {
        alias: {
          $wire: join(src, "protocol/wire/server.ts"),
          $addresses: join(src, "ui/browser/addresses/path.ts"),
          $board: join(python, "board.json"),
          $levels: join(python, "bots/levels.json"),
          $locales: locales,
        },
      },
      build: { minify: false, outDir: join(scratch, "out"), rolldownOptions: { input: join(src, "app/main.ts") } },
    });
    const built = readdirSync(join(scratch, "out/assets"));
    const page = built.find((name) => /^HelloPage-.*\.js$/.test(name));
    expect(page, "a file of its own").toBeDefined();
    expect(readFileSync(join(scratch, "out/assets", page ?? ""), "utf8")).toContain("hello-title");
    const all = built
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(scratch, "out/assets", name), "utf8"));
    expect(
      all.some((code) => code.includes('pattern: "/hello"')),
      "the router's list",
    ).toBe(true);
    expect(
      all.filter((code) => code.includes("The coach leaves at six")).length,
      "in six languages",
    ).toBeGreaterThanOrEqual(6);
  });
});
