// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { helpLines, keyOf, shortcutFor, TABLE_KEYS } from "./keys";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

describe("keys", () => {
  const key = (name: string, now = {}, more = {}): ReturnType<typeof shortcutFor> =>
    shortcutFor(
      { key: name, ctrlKey: false, metaKey: false, altKey: false, target: null, defaultPrevented: false, ...more },
      { taking: false, dialog: false, ...now },
    );

  it("digits mean the table while taking, else the hand", () => {
    expect(key("3", { taking: true })).toEqual({ type: "display", index: 2 });
    expect(key("9")).toEqual({ type: "hand", index: 8 });
  });

  it("leave the browser's own keys alone", () => {
    expect(key("c", {}, { ctrlKey: true })).toBeNull();
    expect(key("x")).toBeNull();
    expect(key("C")).toEqual({ type: "close" });
  });

  it("digits mean discards while a route is closed, and Enter confirms unless a button has the focus", () => {
    expect(key("2", { closing: true, taking: true })).toEqual({ type: "discard", index: 1 });
    expect(key("Enter", { closing: true })).toEqual({ type: "confirm" });
    expect(key("Enter")).toBeNull();
    expect(key("Enter", { closing: true }, { target: document.createElement("button") })).toBeNull();
  });

  it("open the sheets in the past, and only some work while a route is closed", () => {
    const working = (now: object): string[] =>
      TABLE_KEYS.map((each) => each.key).filter((each) => key(each, now) !== null);
    expect(working({ past: true })).toEqual(["l", "t", "?"]);
    expect(working({ closing: true })).toEqual([..."123456789w", "Enter", "h", "?"]);
    expect(working({ dialog: true })).toEqual([]);
  });

  it("are named to assistive technology", () => {
    expect(keyOf("close")).toBe("c");
    expect(keyOf("end")).toBe("e");
  });

  it("are each listed once", () => {
    const all = TABLE_KEYS.map((each) => each.key);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the help", () => {
  const messages = read("src/thurntaxis/locales/en/settings.ftl");
  const text = (id: string): string => new RegExp(`^${id} = (.+)$`, "m").exec(messages)?.[1] ?? `no ${id}`;

  it("stands in docs/play.md as the settings page shows it", () => {
    const rows = helpLines().map(
      ({ names, help }) => `| ${names.map((name) => `\`${name}\``).join(" ")} | ${text(help)} |`,
    );
    expect(read("docs/play.md")).toContain(["| key | what it does |", "| --- | --- |", ...rows, ""].join("\n"));
  });
});
