import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { english } from "../fixtures/english";
import { dataText, pieces, t, texts } from "./i18n.svelte";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!./ids.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("t()", () => {
  beforeEach(() => texts.use("en", english));

  it("puts arguments in and chooses plural forms", () => {
    expect(t("route-length", { count: 1 })).toBe("1 card");
    expect(t("route-length", { count: 5 })).toBe("5 cards");
    expect(t("action-take", { city: "Ulm" })).toBe("Take Ulm");
  });

  it("shows the id of a text that is not there", () => {
    expect(dataText("no-such-text")).toBe("no-such-text");
    expect(dataText("action-end")).toBe("End turn");
  });

  it("takes markup from the text but never from a player's name", () => {
    expect(pieces("status-watch-draw", { name: "<b>Eve</b>" })).toEqual([
      { tag: "b", text: "<b>Eve</b>" },
      { tag: null, text: " takes a card." },
    ]);
  });

  it("lets a name that reads from the right not turn the sentence round", () => {
    expect(t("action-take", { city: "مريم" })).toBe("Take \u2068مريم\u2069");
  });

  it("loads a language by name and refuses an unknown one", async () => {
    await texts.load("en");
    expect(texts.language).toBe("en");
    expect(texts.languages).toContain("en");
    await expect(texts.load("xx")).rejects.toThrow('"xx"');
  });
});

const languages = import.meta.glob<string>("$locales/*/status.ftl", { query: "?raw", import: "default", eager: true });

describe.each(Object.entries(languages))("in %s", (path, source) => {
  it("a route of one card has no other end", () => {
    texts.use(path.split("/").at(-2) ?? "", source);
    const question = (count: number, last: string): string =>
      t("drop-text", { city: "Linz", count, first: "Ulm", last });
    expect(question(1, "Ulm").match(/Ulm/g)).toHaveLength(1);
    expect(question(3, "Kempten")).toMatch(/3.*Ulm.*Kempten/);
  });
});

/** Files whose texts are for the client alone, and whose ids stand in its code. */
const own = import.meta.glob<string>(
  "$locales/en/{access,account,closing,daily,friends,games,play,replay,rulespage,settings,start,status,table,web}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

describe("the English texts", () => {
  const ids = Object.values(own).flatMap((source) => new FluentResource(source).body.map((entry) => entry.id));
  const code = Object.values(sources).join("\n");

  it("are all used, by their whole id or as one of a family such as stack-…", () => {
    const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
    const unused = ids.filter((id) => !code.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)));
    expect(unused).toEqual([]);
  });
});
