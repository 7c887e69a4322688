import { describe, expect, it } from "vitest";
import { asMinute, asTime } from "./notices";

describe("times of day", () => {
  it("are written as forms want them, and read again", () => {
    expect(asTime(0)).toBe("00:00");
    expect(asTime(22 * 60 + 5)).toBe("22:05");
    for (const minute of [0, 59, 60, 727, 1439]) expect(asMinute(asTime(minute))).toBe(minute);
  });
});
