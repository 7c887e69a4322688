// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import games from "$locales/en/games.ftl?raw";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import TakeIn from "./TakeIn.svelte";

/** What a file input gives; jsdom's own blobs cannot be read. */
function file(content: string): Blob {
  const bytes = new TextEncoder().encode(content);
  return { size: bytes.length, arrayBuffer: async () => bytes.buffer } as unknown as Blob;
}

beforeAll(() => texts.use("en", `${english}\n${games}`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("taking games in", () => {
  it("lists what cannot be imported, with line and reason, before anything is stored", async () => {
    const asked: { records: string[]; check: boolean }[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      const sent = JSON.parse(body) as (typeof asked)[number];
      asked.push(sent);
      const games = sent.records.map((text) =>
        text === "bad" ? { outcome: "bad", problem: "No record." } : { outcome: "new", problem: null },
      );
      return { json: async () => ({ games }) };
    });
    let taken = 0;
    const { container } = render(TakeIn, { ontaken: () => (taken += 1) });
    const input = container.querySelector("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [file(`${"good\n".repeat(30)}bad\n`)] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    expect(await screen.findByText("Line 31: No record.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("30 games can be imported.");
    expect(asked.map(({ records, check }) => [records.length, check])).toEqual([
      [25, true],
      [6, true],
    ]);
    screen.getByRole("button", { name: /^Import$/ }).click();
    expect(await screen.findByText("30 games were imported.")).toBeTruthy();
    expect(asked.slice(2).map(({ records, check }) => [records.length, check])).toEqual([
      [25, false],
      [5, false],
    ]);
    await vi.waitFor(() => expect(taken).toBe(1));
  });
});
