import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { day, dayOfYear, number, time, together } from "./formats";
import { texts } from "./i18n.svelte";

const NOON = Date.UTC(2026, 10, 17, 12, 5);

describe("a language that the browser knows", () => {
  beforeEach(() => texts.use("en", ""));

  it("writes its own words", () => {
    expect(day(NOON, "long", "UTC")).toBe("November 17, 2026");
    expect(dayOfYear(NOON)).toBe("Nov 17");
    expect(together(["Ulm", "Linz", "Passau"])).toBe("Ulm, Linz and Passau");
    expect(number(1234.5)).toBe("1,234.5");
  });
});

it("a list of dates makes its formatter once", () => {
  texts.use("en", "");
  const { DateTimeFormat } = Intl;
  let made = 0;
  class Counted extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made += 1;
    }
  }
  Intl.DateTimeFormat = Counted as typeof DateTimeFormat;
  for (let i = 0; i < 100; i++) day(NOON + i, "long", "Europe/Vienna");
  Intl.DateTimeFormat = DateTimeFormat;
  expect(made).toBe(1);
});

describe("a browser with a region", () => {
  const written = (languages: string[]): string => {
    vi.stubGlobal("navigator", { languages });
    return [day(NOON, "long", "UTC"), dayOfYear(NOON)].join("; ");
  };
  beforeEach(() => texts.use("en", ""));
  afterEach(() => vi.unstubAllGlobals());

  it("writes dates as people there do", () => {
    expect(written(["en-GB", "en"])).toBe("17 November 2026; 17 Nov");
    expect(written(["de-DE", "en-US"])).toBe("November 17, 2026; Nov 17");
    expect(time(NOON)).toMatch(/[AP]M$/);
  });

  it("writes those of the language where the region is another language's, or nonsense", () => {
    for (const tag of ["de-AT", "en-US@posix", "C", ""]) expect(written([tag])).toBe("November 17, 2026; Nov 17");
  });
});

describe("Icelandic where the browser does not know it", () => {
  beforeEach(() => {
    texts.use("is", "");
    vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  });
  afterEach(() => vi.restoreAllMocks());

  it("has figures as Icelanders write them, and no words of another language", () => {
    expect(day(NOON, "long", "UTC")).toBe("17.11.2026");
    expect(dayOfYear(NOON)).toBe("17.11.");
    expect(time(NOON)).toMatch(/^\d\d:05$/);
    expect(together(["Ulm", "Linz", "Passau"])).not.toContain("and");
    expect(number(1234567.5)).toBe("1.234.567,5");
    expect(number(0.45, { style: "percent" })).toBe("45%");
  });
});
