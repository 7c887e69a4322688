// Every page loads the files of messages that its code speaks from: without its file, a text shows its bare id.
import { posix } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../ui/page/routes";
import { ALWAYS, FILES } from "./i18n.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const english = import.meta.glob<string>("$locales/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** The files of each message that the client can load. */
const filesOf = new Map<string, Set<string>>();
for (const [path, source] of Object.entries(english)) {
  const file = posix.basename(path, ".ftl");
  if (FILES.includes(file))
    for (const { id } of new FluentResource(source).body)
      filesOf.set(id, (filesOf.get(id) ?? new Set<string>()).add(file));
}

/** All source files that a file needs, and itself. */
function closure(start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  const imports = (sources[start] ?? "").matchAll(
    /(?:import\s(?!type)[^;"']*from\s*|import\(\s*|import\s+)"(\.[^"]+)"/g,
  );
  for (const [, name = ""] of imports) {
    const bare = posix.join(posix.dirname(start), name);
    const path = [bare, `${bare}.ts`].find((each) => each in sources);
    if (path) closure(path, found);
  }
  return found;
}

/** Messages of functions that share a module with others, and that only pages with these files call. */
const APART = ["way-close", "review-size-hint"];

const pages = ROUTES.filter(({ page }, index) => ROUTES.findIndex((each) => each.page === page) === index);

describe.each(pages)("$page", ({ page, texts = [] }) => {
  const path = Object.keys(sources).find((each) => each.endsWith(`/${page}.svelte`)) ?? "";
  const code = [...closure(path)].map((each) => sources[each] ?? "").join("\n");
  const parts = [...code.matchAll(/texts\.include\(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );

  it("loads the files of all its messages", () => {
    const loaded = [...ALWAYS, ...texts, ...parts];
    const whole = [...code.matchAll(/\b(?:t|pieces)\(\s*"([\w-]+)"/g)].map(([, id = ""]) => id);
    const families = [...code.matchAll(/\b(?:t|pieces)\(\s*`([a-z-]+-)\$\{\w+\}`/g)].map(([, family = ""]) => family);
    const asked = [...filesOf.keys()].filter(
      (id) => whole.includes(id) || families.some((family) => id.startsWith(family)),
    );
    const missing = asked.filter((id) => !APART.includes(id) && !loaded.some((file) => filesOf.get(id)?.has(file)));
    expect(missing.map((id) => `${id} (${[...(filesOf.get(id) ?? [])].join()}.ftl)`)).toEqual([]);
  });
});
