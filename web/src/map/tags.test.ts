import { describe, expect, it } from "vitest";
import { CITIES } from "../game/board";
import { labelsFor, shared } from "./labels";
import { labelBoxes, plateBoxes, tagAt, tagBox } from "./tags";

describe("the tag of a hint on the map", () => {
  it.each([1, 1.2, 1.36])("leaves every name to be read, with plates grown by %d", (grown) => {
    const names = plateBoxes(grown);
    const covers = CITIES.flatMap((city) => {
      const box = tagBox(city, tagAt(city, names, 1), 1);
      // A corner of a plate's frame may be touched.
      return CITIES.filter((_, i) => shared(box, names[i] ?? box) > 60).map((each) => `${city}: ${each}`);
    });
    expect(covers).toEqual([]);
  });

  it.each([0.42, 0.5])("leaves every name to be read on a map of %d pixels a unit", (scale) => {
    const names = labelBoxes(labelsFor(scale));
    const grown = Math.max(1, 11 / (20 * scale));
    const covers = CITIES.flatMap((city) => {
      const tag = tagAt(city, names, grown);
      const box = tagBox(city, tag, grown);
      const most = 0.1 * (box.right - box.left) * (box.bottom - box.top);
      return CITIES.filter((_, i) => shared(box, names[i] ?? box) > most).map((each) => `${city}: ${each}`);
    });
    expect(covers).toEqual([]);
  });
});
