// @vitest-environment jsdom
import levels from "$locales/en/levels.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import type { PeerLevel } from "../protocol/protocol";
import { settings } from "../ui/browser/settings.svelte";
import PeerChoice from "./PeerChoice.svelte";

let peer: PeerLevel | null = null;

beforeAll(() => texts.use("en", `${english}\n${levels}`));
beforeEach(() => {
  settings.set({ level: "medium", peer: false });
  vi.stubGlobal("fetch", async (path: string) => {
    expect(path).toBe("/api/me/peer");
    return { json: async () => ({ peer }) };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("opponents as strong as oneself", () => {
  it("are offered when there are results, with the reason", async () => {
    peer = { level: "steady", low: "medium", high: "strong", games: 12 };
    render(PeerChoice);
    const choice = await screen.findByRole("switch", { name: /As strong as I am/ });
    const about = choice.closest("label")?.textContent;
    expect(about).toContain("4 · Scribe, judging by your latest 12 games");
    expect(about).toContain("very likely between 3 and 6");
    expect(settings.now.level).toBe("medium");
    await fireEvent.click(choice);
    expect(settings.now).toMatchObject({ level: "steady", peer: true });
    await fireEvent.click(choice);
    expect(settings.now).toMatchObject({ level: "steady", peer: false });
  });

  it("follow new results as long as they are wanted", async () => {
    settings.set({ level: "steady", peer: true });
    peer = { level: "skilled", low: "steady", high: "strong", games: 15 };
    render(PeerChoice);
    await screen.findByRole("switch");
    expect(settings.now.level).toBe("skilled");
  });

  it("are not mentioned before there are any", async () => {
    peer = null;
    render(PeerChoice);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
