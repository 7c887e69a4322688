// @vitest-environment jsdom
import games from "$locales/en/games.ftl?raw";
import studies from "$locales/en/studies.ftl?raw";
import { wire } from "$wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import StudiesPage from "./StudiesPage.svelte";

beforeAll(() => texts.use("en", english, games, studies));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The page, and what it asks for; every study that it makes is called "new". */
function page() {
  const ask = vi.spyOn(wire, "ask").mockImplementation(async (method, path) => {
    if (path === "/studies") return method === "GET" ? { studies: [] } : { id: "new" };
    return {};
  });
  const go = vi.fn();
  render(StudiesPage, { path: "/studies", params: {}, go });
  const choose = (text: string): Promise<boolean> =>
    fireEvent.change(screen.getByLabelText("Open a text file"), { target: { files: [new File([text], "ours.txt")] } });
  return { ask, go, choose };
}

describe("a file with a study", () => {
  it("is sent under its name, and opened", async () => {
    const { ask, go, choose } = page();
    await choose("text");
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/studies/new"));
    const body = { name: "ours", source: { kind: "text", text: "text" } };
    expect(ask).toHaveBeenCalledWith("POST", "/studies", body, "en");
  });

  it("is not even sent if it is too long, and the page says how long it may be", async () => {
    const { ask, choose } = page();
    await choose("x".repeat(400_001));
    expect((await screen.findByRole("alert")).textContent).toContain("at most 400,000 characters");
    expect(ask).not.toHaveBeenCalledWith("POST", "/studies", expect.anything(), "en");
  });
});
