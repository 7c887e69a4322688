// After a build: the service worker with the list of the files that it keeps. In a folder without a server these are all files;
// a server's pages need the server, so there it keeps one page that says so.
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Not kept: what the browser itself keeps, and what is read on the server alone. */
const LEFT_OUT = /(^|\/)(sw\.js|404\.html|licenses\.txt|\.built)$|\.(gz|br|png)$/;

function* filesIn(folder, root = folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path, root);
    else yield relative(root, path);
  }
}

const digest = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

/** A file server that answers what it has not with this page leads to the place in the client all the same. */
const ASTRAY = `<!doctype html>
<meta charset="utf-8" />
<title>Thurn und Taxis</title>
<script>
  const found = /^(.*?\\/)((?:t|replay)\\/\\w+|__PLACES__)\\/?$/.exec(location.pathname);
  if (found) location.replace(found[1] + "#/" + found[2] + location.search + location.hash);
</script>
<p>404</p>
`;

/**
 * What a server's pages show without a connection, in the reader's language; it goes on by itself when there is one. Style and
 * script stand in files of their own, as the server's policy wants it.
 */
function writeCalm(folder, locales) {
  const said = Object.fromEntries(
    readdirSync(locales)
      .filter((code) => existsSync(join(locales, code, "web.ftl")))
      .map((code) => [code, /^connection-none = (.+)$/m.exec(readFileSync(join(locales, code, "web.ftl"), "utf8"))[1]]),
  );
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Thurn und Taxis</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <p role="status">${said.en}</p>
    <script src="/offline.js"></script>
  </body>
</html>
`;
  const style = `body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #38271c; color: #f6e3b4; }
p { max-width: 30em; padding: 1em; text-align: center; font: 20px/1.4 serif; }
`;
  const script = `const said = ${JSON.stringify(said)};
const code = navigator.languages.map((tag) => tag.split("-")[0]).find((each) => each in said) ?? "en";
document.documentElement.lang = code;
document.querySelector("p").textContent = said[code];
addEventListener("online", () => location.reload());
// The network may be there, and the server not.
setInterval(async () => {
  const answer = document.hidden ? null : await fetch("/api/health").catch(() => null);
  if (answer?.ok) location.reload();
}, 10_000);
`;
  for (const [name, text] of Object.entries({ html: page, css: style, js: script })) {
    writeFileSync(join(folder, `offline.${name}`), text);
  }
}

/** The service worker of a folder as it is. */
export function writeServiceWorker(folder, alone) {
  const files = Object.fromEntries(
    [...filesIn(folder)]
      .filter((path) => (alone ? !LEFT_OUT.test(path) : /^offline\.\w+$/.test(path)))
      .map((path) => [path, digest(readFileSync(join(folder, path)))]),
  );
  const listed = JSON.stringify(files);
  const given = `const __FILES__ = ${listed}, __VERSION__ = "${digest(listed)}", __ALONE__ = ${alone};\n`;
  const source = given + readFileSync(here("../src/app/offline/serviceworker.js"), "utf8");
  writeFileSync(join(folder, "sw.js"), source);
}

export function offline({ alone, engine, locales, places }) {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle(error) {
      // The build's own error is the one to report.
      if (error) return;
      if (alone) {
        cpSync(engine, join(folder, "engine"), { recursive: true, filter: (path) => !/\.(json|txt)$/.test(path) });
        appendFileSync(join(folder, "licenses.txt"), `\n${readFileSync(join(engine, "licenses.txt"), "utf8")}`);
        const manifest = join(folder, "manifest.json");
        writeFileSync(manifest, readFileSync(manifest, "utf8").replaceAll('"url": "', '"url": "#/'));
        writeFileSync(join(folder, "404.html"), ASTRAY.replace("__PLACES__", places.join("|")));
      }
      if (!alone) writeCalm(folder, locales);
      writeServiceWorker(folder, alone);
    },
  };
}
