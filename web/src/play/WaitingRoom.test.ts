// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/english";
import { texts } from "../i18n/i18n.svelte";
import type { TableInfo } from "../protocol/protocol";
import WaitingRoom from "./WaitingRoom.svelte";

vi.mock("../protocol/api", async (original) => ({
  ...(await original<typeof import("../protocol/api")>()),
  api: vi.fn(async () => ({ programs: [{ id: "0123456789abcdef", name: "Postillon", games: 2, playing: 0 }] })),
}));

const seat = { level: null, yours: false, connected: false, resigned: false };
const info = {
  seats: [
    { ...seat, kind: "person", name: "Ann", connected: true },
    { ...seat, kind: "person", name: "Ben" },
    { ...seat, kind: "open", name: "" },
  ],
  you: [],
  host: false,
  rules: { all_provinces: "outside_baiern", route_tile_fallback: "always", carriage_points: "printed" },
  pace: "live",
  turn_seconds: 120,
  bank_seconds: null,
  show_known: false,
  show_tiles: true,
  hints: true,
} as unknown as TableInfo;

/** Tells the room whether the foot of its chat is on the screen. */
let scroll: (isIntersecting: boolean) => void;
class FakeObserver {
  constructor(told: (entries: object[]) => void) {
    scroll = (isIntersecting) => told([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const onread = vi.fn();
const oncancel = vi.fn(async () => undefined);
const oninvite = vi.fn(async () => undefined);
function show(more: Partial<TableInfo> = {}, unread = 0): void {
  render(WaitingRoom, {
    info: { ...info, ...more },
    address: "https://host.example/t/abc",
    onsit: async () => undefined,
    onleave: async () => undefined,
    onfill: async () => undefined,
    oninvite,
    oncancel,
    unread,
    onread,
    notices: [{ seq: 1, at: 0, type: "chat", seat: 0, name: "Ann", text: "Come in!" }],
  });
}

beforeAll(() => texts.use("en", english));
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", FakeObserver);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

describe("the waiting room", () => {
  it("tells a guest the rules, the limit and who is there before they sit", () => {
    show();
    expect(screen.getByText("First printing")).toBeTruthy();
    expect(screen.getByText("The tile for all provinces needs no house in Baiern.")).toBeTruthy();
    expect(screen.getByText("2 minutes per turn")).toBeTruthy();
    expect(screen.getByText("left to memory")).toBeTruthy();
    expect(screen.getByText("is here")).toBeTruthy();
    expect(screen.getByText("not here just now")).toBeTruthy();
    expect(screen.getByText("Come in!")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Call off this table" })).toBeNull();
  });

  it("shows no colours that the lot will change", () => {
    show();
    const styles = [...document.querySelectorAll("li svg path[style]")].map((path) => path.getAttribute("style"));
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(style).toContain("--seat-none");
  });

  it("lets the host call the table off, after a question", async () => {
    show({ host: true, you: [0] });
    await fireEvent.click(screen.getByRole("button", { name: "Call off this table" }));
    expect(oncancel).not.toHaveBeenCalled();
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Call off this table" }));
    expect(oncancel).toHaveBeenCalledOnce();
  });

  it("lets the host invite a program, and says of a seat that a program has it", async () => {
    const seats = [...info.seats.slice(0, 1), { ...seat, kind: "person", name: "Bote", program: true }, info.seats[2]];
    show({ host: true, you: [0], seats: seats as TableInfo["seats"] });
    expect(screen.getByText("bot (a program)")).toBeTruthy();
    await screen.findByRole("option", { name: "Postillon · program" });
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "program:0123456789abcdef" } });
    await fireEvent.click(screen.getByRole("button", { name: "Put a bot here" }));
    expect(oninvite).toHaveBeenCalledExactlyOnceWith(2, "0123456789abcdef");
  });

  it("says that something was said below the fold, leads there, and takes it as read once it is on the screen", async () => {
    const scrollIntoView = (Element.prototype.scrollIntoView = vi.fn());
    show({}, 2);
    const sign = screen.getByRole("button", { name: "Chat (2)" });
    expect(onread).not.toHaveBeenCalled();
    await fireEvent.click(sign);
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("region", { name: "Chat" })]);
    scroll(true);
    await tick();
    expect(onread).toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: "Chat (2)" })).toBeNull();
  });
});
