// After a build: one file with the licences of everything that others have made and the client is bundled with.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fontLicences } from "./fonts.mjs";

/** What Vite writes of the packages whose code is bundled: `build.license` of its configuration. */
export const COLLECTED = "licenses.json";

/** The licence's text, also of a package that only names it. */
function textOf({ name, identifier, text }) {
  const file = fileURLToPath(new URL(`../licenses/${identifier}.txt`, import.meta.url));
  if (text) return text;
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(`${name} comes without its licence: put its text into web/licenses/${identifier}.txt`);
}

export function licences() {
  return {
    name: "licences",
    apply: "build",
    async writeBundle({ dir }) {
      const collected = join(dir, COLLECTED);
      const parts = [...(await fontLicences()), ...JSON.parse(readFileSync(collected, "utf8"))];
      rmSync(collected);
      const told = parts.map(
        (part) => `## ${part.name} (${part.identifier})\n\n${textOf(part).replace(/^\n+|\s+$/g, "")}\n`,
      );
      const head = "Thurn und Taxis is under the MIT licence. Its browser client contains parts made by others:\n";
      writeFileSync(join(dir, "licenses.txt"), [head, ...told].join("\n"));
    },
  };
}
