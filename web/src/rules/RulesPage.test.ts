// @vitest-environment jsdom
import rulespage from "$locales/en/rulespage.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import { booklet } from "./booklet.svelte";
import RulesPage from "./RulesPage.svelte";

let online = true;

beforeAll(() => texts.use("en", english, rulespage));
beforeEach(() => {
  online = true;
  stubBrowser();
  vi.stubGlobal("fetch", async () => {
    if (!online) throw new TypeError("Failed to fetch");
    return { json: async () => ({ sections: [{ id: "goal", title: "rules-title", blocks: [] }] }) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("rules that do not come", () => {
  it("can be asked for again", async () => {
    online = false;
    render(RulesPage, { path: "/rules", params: {}, go: vi.fn() });
    await screen.findByRole("alert");
    online = true;
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("in one language are there in the next", async () => {
    const load = booklet.load.bind(booklet);
    vi.spyOn(booklet, "load").mockImplementation((language) =>
      language === "de" ? Promise.reject(new Error("lost")) : load(language),
    );
    texts.use("de", english, rulespage);
    render(RulesPage, { path: "/rules", params: {}, go: vi.fn() });
    await screen.findByRole("alert");
    texts.use("en", english, rulespage);
    await screen.findByRole("heading", { level: 1 });
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});
