import { describe, expect, it } from "vitest";
import { CITIES } from "../lib/board";
import { PLACE, type CityPlace } from "./drawing";
import { hidden, tagAt } from "./tags";

describe("the tag of a hint on the map", () => {
  it.each([1, 1.2, 1.36])("leaves every name to be read, with plates grown by %d", (grown) => {
    const covers = CITIES.flatMap((city) => {
      const { x, y } = PLACE[city] as CityPlace;
      const tag = tagAt(city, grown);
      // A corner of a plate's frame may be touched.
      return CITIES.filter((each) => hidden(each, x + tag.x, y + tag.y, grown) > 60).map((each) => `${city}: ${each}`);
    });
    expect(covers).toEqual([]);
  });
});
