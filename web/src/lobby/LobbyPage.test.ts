// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import LobbyPage from "./LobbyPage.svelte";

// Svelte asks for the resolution as soon as it is loaded.
vi.hoisted(() => (window.matchMedia = () => new EventTarget() as MediaQueryList));
// A folder of files.
vi.mock("$wire", () => ({ wire: { people: false, readiness: { stage: "ready" } } }));

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

it("the lobby of a folder of files says that it needs a server, and offers no new table", () => {
  render(LobbyPage, { path: "/lobby", params: {}, go: vi.fn() });
  expect(screen.getByText(/need a game server, which this site does not have/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "New table" })).toBeNull();
});
