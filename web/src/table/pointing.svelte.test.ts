// @vitest-environment jsdom
import { tick } from "svelte";
import { expect, it } from "vitest";
import type { CityId } from "../protocol/protocol";
import type { Controls } from "./controls.svelte";
import { pointing } from "./pointing";

class Lights {
  carded = $state<CityId | null>(null);
}

it("a card that is taken away with the focus, while the table is drawn, no longer lights its city", async () => {
  const lights = new Lights();
  const card = document.createElement("button");
  pointing(lights as unknown as Controls, "ulm")(card);
  lights.carded = "ulm";
  const drawn = $derived.by(() => card.dispatchEvent(new FocusEvent("focusout")));
  const draw = (): boolean => drawn;
  expect(draw()).toBe(true);
  await tick();
  expect(lights.carded).toBeNull();
});
