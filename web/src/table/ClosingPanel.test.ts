// @vitest-environment jsdom
import english from "$locales/en/web.ftl?raw";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import closing from "../fixtures/closing.json";
import { chooseOnMap, mapChoices, startChoice, toggleDiscard, toggleHouse } from "../lib/closing";
import { texts } from "../lib/i18n.svelte";
import type { ClosingOffer, ClosingWay } from "../lib/types";
import ClosingPanel from "./ClosingPanel.svelte";

const offer = closing as unknown as ClosingOffer;
const each = offer.ways[0] as ClosingWay;
const noDiscards: ClosingOffer = { ...offer, discards: 0 };

function show(given: ClosingOffer = noDiscards) {
  const spies = { onchange: vi.fn(), onconfirm: vi.fn(), oncancel: vi.fn() };
  render(ClosingPanel, { offer: given, outcome: each.best, seat: 0, rules: {}, ...spies });
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
    const { onchange } = show(offer);
    const confirm = (): HTMLButtonElement => screen.getByRole("button", { name: /^Close with/ });
    expect(confirm().disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Pilsen, Böhmen" }));
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ discards: ["pilsen"] }));
    expect(confirm().disabled).toBe(false);
  });

  it("offers the Cartwright only when he can help", async () => {
    show();
    expect(screen.queryByRole("checkbox")).toBeNull();
    cleanup();
    const { onchange } = show({ ...noDiscards, cartwright: 6 });
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(onchange).toHaveBeenLastCalledWith(expect.objectContaining({ cartwright: true }));
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
    const baiern = { ...start, way: "baiern", houses: ["muenchen"] };
    expect(chooseOnMap(baiern, offer, "freiburg").way).toBe("each");
    expect(chooseOnMap(start, offer, "linz")).toBe(start);
  });

  it("discards single copies, no more than needed", () => {
    const one = toggleDiscard(start, offer, "linz", false);
    expect(toggleDiscard(one, offer, "basel", false)).toBe(one);
    expect(toggleDiscard(one, offer, "linz", true).discards).toEqual([]);
  });
});
