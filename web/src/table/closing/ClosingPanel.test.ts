// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { english } from "../../fixtures/english";
import closing from "../../fixtures/closing.json";
import playView from "../../fixtures/play.json";
import {
  chooseOnMap,
  earnsMost,
  mapChoices,
  startChoice,
  toggleDiscard,
  toggleHouse,
  type ClosingChoice,
} from "../../game/closing";
import { texts } from "../../i18n/i18n.svelte";
import type { ClosingOffer, ClosingWay, View } from "../../protocol/protocol";
import ClosingPanel from "./ClosingPanel.svelte";

const offer = closing as unknown as ClosingOffer;
const each = offer.ways[0] as ClosingWay;
const { rules } = playView as unknown as View;
const noDiscards: ClosingOffer = { ...offer, discards: 0 };

function show(given: ClosingOffer = noDiscards) {
  const spies = { onchange: vi.fn(), onconfirm: vi.fn(), oncancel: vi.fn() };
  render(ClosingPanel, { offer: given, outcome: each.best, seat: 0, rules, ...spies });
  return spies;
}

beforeAll(() => texts.use("en", english));
afterEach(cleanup);

describe("the closing panel", () => {
  it("starts with the better way and sends its actions as they came", async () => {
    const { onconfirm } = show();
    expect(screen.getByRole("radio", { name: /each province/ }).getAttribute("aria-checked")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Close with 5 houses" }));
    expect(onconfirm).toHaveBeenCalledExactlyOnceWith(each.best.actions);
  });

  it("asks what another way or another house would earn", async () => {
    const { onchange } = show();
    await fireEvent.click(screen.getByRole("radio", { name: "All in Baiern" }));
    expect(onchange).toHaveBeenLastCalledWith(
      expect.objectContaining({ way: "baiern", houses: ["augsburg", "muenchen"] }),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Freiburg" }));
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ way: "each" }));
  });

  it("distinguishes the same city in two ways", () => {
    show();
    const munich = (way: string): HTMLElement[] =>
      within(screen.getByRole("group", { name: way })).queryAllByRole("button", { name: "München" });
    expect(munich("One house in each province")).toHaveLength(1);
    expect(munich("All in Baiern")).toHaveLength(1);
  });

  it("asks only for what is left where the houses stand already", async () => {
    const onconfirm = vi.fn();
    const spies = { onchange: vi.fn(), onconfirm, oncancel: vi.fn() };
    render(ClosingPanel, { offer: noDiscards, outcome: each.best, seat: 0, rules, placed: true, ...spies });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByText(/on the map/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Finish closing" }));
    expect(onconfirm).toHaveBeenCalledOnce();
  });

  it("says which way earns most, if one does", () => {
    const best = { ...each.best, points_after: each.best.points_after - 1 };
    const lesser = offer.ways.slice(1).map((way) => ({ ...way, best }));
    show({ ...noDiscards, ways: [each, ...lesser] });
    expect(screen.getAllByText("earns the most")).toHaveLength(1);
    cleanup();
    show({ ...noDiscards, ways: [each, ...lesser.map((way) => ({ ...way, best: each.best }))] });
    expect(screen.queryByText("earns the most")).toBeNull();
    cleanup();
    show({ ...noDiscards, ways: [each] });
    expect(screen.queryByText("earns the most")).toBeNull();
  });

  it("cannot be confirmed before the discards are named", async () => {
    const { onchange, onconfirm } = show(offer);
    const confirm = screen.getByRole("button", { name: /^Close with/ });
    expect(confirm.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Pilsen, Böhmen" }));
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ discards: ["pilsen"] }));
    expect(confirm.getAttribute("aria-disabled")).toBeNull();
    await fireEvent.click(confirm);
    expect(onconfirm).toHaveBeenCalledOnce();
  });

  it("says what is missing, and the grey button leads there", async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    const { onconfirm } = show(offer);
    screen.getByRole("button", { name: "Choose one more card to discard" });
    await fireEvent.click(screen.getByRole("button", { name: /^Close with/ }));
    expect(onconfirm).not.toHaveBeenCalled();
    expect(seen.mock.contexts[0]).toHaveProperty("className", expect.stringContaining("discards"));
    expect(document.activeElement?.closest(".discards")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Pilsen, Böhmen" }));
    expect(screen.queryByRole("button", { name: /more card/ })).toBeNull();
  });

  /** The Cartwright's help in every way: this many points more. */
  const helped = (gain: number, more: Partial<ClosingWay["best"]> = {}): ClosingOffer => ({
    ...noDiscards,
    cartwright: 6,
    ways: offer.ways.map((way) => ({
      ...way,
      with_cartwright: { ...way.best, points_after: way.best.points_after + gain, carriage: 6, ...more },
    })),
  });

  it("offers the Cartwright only when he can help", async () => {
    show();
    expect(screen.queryByRole("checkbox")).toBeNull();
    cleanup();
    const { onchange } = show(helped(0));
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ cartwright: true }));
  });

  it("calls the Cartwright beforehand where he only gains", () => {
    show(helped(3));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    cleanup();
    show(helped(3, { game_end: true }));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
    expect(startChoice(helped(3)).cartwright).toBe(true);
    expect(startChoice(noDiscards).cartwright).toBe(false);
  });

  it("counts the Cartwright in what earns most, as long as he is called", () => {
    const [first, second] = helped(1).ways as [ClosingWay, ClosingWay];
    const level = { ...second, best: { ...second.best, points_after: first.best.points_after } };
    const rich = { ...level, with_cartwright: { ...level.best, points_after: first.best.points_after + 5 } };
    const both: ClosingOffer = { ...noDiscards, cartwright: 6, ways: [first, rich] };
    expect(earnsMost(both, rich, true)).toBe(true);
    expect(earnsMost(both, rich, false)).toBe(false);
    show(both);
    expect(screen.getAllByText("earns the most")).toHaveLength(1);
  });
});

describe("choosing houses", () => {
  const start = startChoice(offer);

  it("keeps to one city of a group and to the limit", () => {
    const swapped = toggleHouse(start, each, "muenchen");
    expect(swapped.houses).toContain("muenchen");
    expect(swapped.houses).not.toContain("augsburg");
    const without = toggleHouse(start, each, "ulm");
    expect(without.houses).not.toContain("ulm");
    expect(toggleHouse(without, { ...each, limit: 4 }, "ulm").houses).not.toContain("ulm");
  });

  it("works on the map, changing the way where needed", () => {
    expect(mapChoices(offer, start).filter((choice) => choice.on)).toHaveLength(5);
    expect(chooseOnMap(start, offer, "ulm").houses).not.toContain("ulm");
    const baiern: ClosingChoice = { ...start, way: "baiern", houses: ["muenchen"] };
    expect(chooseOnMap(baiern, offer, "freiburg").way).toBe("each");
    expect(chooseOnMap(start, offer, "linz")).toBe(start);
  });

  it("discards single copies, no more than needed", () => {
    const one = toggleDiscard(start, offer, "linz", false);
    expect(toggleDiscard(one, offer, "basel", false)).toBe(one);
    expect(toggleDiscard(one, offer, "linz", true).discards).toEqual([]);
  });
});
