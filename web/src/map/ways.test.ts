// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import playJson from "../fixtures/play.json";
import type { View } from "../protocol/protocol";
import MapDrawing from "./MapDrawing.svelte";
import { liveCards, waysOf } from "./ways";

const view = playJson as unknown as View;

it("puts both ways at their ends of the route, with what can follow", () => {
  const [better, other] = waysOf({ action: "right salzburg", other: "left carlsruhe" }, view);
  expect(better).toMatchObject({ kind: "better", city: "salzburg", from: "muenchen" });
  expect(other).toMatchObject({ kind: "other", city: "carlsruhe", from: "freiburg" });
  const open = Object.fromEntries((better?.open ?? []).map(({ city, live }) => [city, live]));
  expect(open.linz).toBe(2); // one in the hand, one unseen
  expect(open.passau).toBe(2); // one face up, one unseen
  expect(open.muenchen).toBeUndefined();
  expect(open.basel).toBe(1); // the other end stays open
});

it("draws a card that fits no end as its city alone, and a new start with its neighbours", () => {
  const [better, other] = waysOf({ action: "take lodz", other: "start linz" }, view);
  expect(better).toEqual({ kind: "better", city: "lodz", from: null, open: [] });
  expect(other?.open.map(({ from }) => from)).toEqual(other?.open.map(() => "linz"));
  expect(other?.open.length).toBeGreaterThan(1);
});

it("draws nothing without a comparison, and only what lies on the map", () => {
  expect(waysOf({ action: "right salzburg", other: null }, view)).toEqual([]);
  expect(waysOf({ action: "right salzburg", other: "close" }, view).map(({ kind }) => kind)).toEqual(["better"]);
  expect(liveCards("ulm", view)).toBe(0);
});

it("shows them on the map, distinguished by more than colour", () => {
  const ways = waysOf({ action: "right salzburg", other: "left carlsruhe" }, view);
  const { container } = render(MapDrawing, { houses: [], ways, scale: 1 });
  expect(container.querySelectorAll("path.joined")).toHaveLength(2);
  expect(container.querySelectorAll(".hinted.other")).toHaveLength(1);
  expect([...container.querySelectorAll(".live + text")].map((text) => text.textContent)).toContain("2");
});
