// The store of the game without a server, in a real browser, on databases that somebody has tampered with.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import type { Shelf } from "../src/protocol/engine/shelf";
import { leave, serving, visitor } from "./world";

const server = serving();

/** A database as it is found: its version, and the rows of each of its stores by their keys. */
interface Found {
  version: number;
  stores: Record<string, [key: string | number | [string, number], row: unknown][]>;
}

const source = readFileSync(new URL("../src/protocol/engine/shelf.ts", import.meta.url), "utf8");
const target = ts.ScriptTarget.ES2022;
const script = ts.transpileModule(source, { compilerOptions: { target } }).outputText.replace(/^export /gm, "");

/** What the shelf says of such a database; runs in the page. */
async function opened({ version, stores }: Found): Promise<unknown> {
  const request = indexedDB.open("test", version);
  request.onupgradeneeded = () => {
    for (const [name, rows] of Object.entries(stores)) {
      const store = request.result.createObjectStore(name);
      for (const [key, row] of rows) store.put(row, key);
    }
  };
  await new Promise((resolve) => (request.onsuccess = resolve));
  request.result.close();
  const { Shelf: Kept } = window as unknown as { Shelf: typeof Shelf };
  const read = (text: string): unknown => JSON.parse(text);
  let shelf = await Kept.open("test");
  const made = await shelf.create("new", 8, "header", '["entry"]', "summary");
  // What was written is there for the next visit.
  shelf = await Kept.open("test");
  return {
    made,
    rows: read(await shelf.rows()),
    tries: read(await shelf.tries()),
    old: read(await shelf.load("a", 0)),
  };
}

const ROW = { created: 7, header: "header", summary: "summary" };
const [LISTED, NEW] = [
  ["a", 7, "summary"],
  ["new", 8, "summary"],
];
const WHOLE = { header: "header", entries: ["entry"] };
const tables: Found["stores"][string] = [["a", ROW]];
const entries: Found["stores"][string] = [[["a", 0], "entry"]];
const tries: Found["stores"][string] = [["first", { solved: true, at: 1 }]];

it.each<[string, Found, object]>([
  [
    "of the first version",
    { version: 1, stores: { tables, entries } },
    { made: true, rows: [LISTED, NEW], tries: [], old: WHOLE },
  ],
  [
    "of a newer version",
    { version: 9, stores: { tables, entries, tries, more: [] } },
    { made: true, rows: [LISTED, NEW], tries: [["first", true]], old: WHOLE },
  ],
  [
    "without its tables",
    { version: 2, stores: { entries, tries } },
    { made: true, rows: [NEW], tries: [["first", true]], old: null },
  ],
  ["without anything", { version: 2, stores: {} }, { made: true, rows: [NEW], tries: [], old: null }],
  [
    "with nonsense in it",
    {
      version: 2,
      stores: {
        tables: [...tables, [17, ROW], ["b", null], ["c", { created: "x", header: 5, summary: {} }]],
        entries,
        tries: [...tries, ["second", null], ["third", { solved: "x" }], [4, { solved: true, at: 2 }]],
      },
    },
    { made: true, rows: [LISTED, ["b", 0, ""], ["c", 0, ""], NEW], tries: [["first", true]], old: WHOLE },
  ],
  [
    "with entries that are none",
    { version: 2, stores: { tables, entries: [...entries, [["a", 1], { move: 5 }]], tries } },
    { made: true, rows: [LISTED, NEW], tries: [["first", true]], old: null },
  ],
])("a database %s is opened, and nothing is lost that is whole", async (_name, found, expected) => {
  const ann = await visitor(server);
  await ann.page.addInitScript({ content: `${script}\nwindow.Shelf = Shelf;` });
  await ann.page.goto("/");
  expect(await ann.page.evaluate(opened, found)).toEqual(expected);
  await leave(ann);
});
