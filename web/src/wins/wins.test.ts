// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import levels from "$locales/en/levels.ftl?raw";
import games from "$locales/en/games.ftl?raw";
import wins from "$locales/en/wins.ftl?raw";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../fixtures/browser";
import { english } from "../fixtures/english";
import { percent } from "../game/hints";
import { texts } from "../i18n/i18n.svelte";
import WinsPage from "./WinsPage.svelte";
import { FIGURES, SIZES } from "./figures";

beforeEach(() => {
  stubBrowser();
  texts.use("en", english, levels, games, wins);
  // Nothing has a size in jsdom, and nothing is drawn that has none.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
});

async function open(): Promise<HTMLElement> {
  const { container } = render(WinsPage, { path: "/what-wins", params: {}, go: vi.fn() });
  await tick();
  return container;
}

describe("what wins", () => {
  it("says what is in the file of figures", async () => {
    const page = await open();
    const { ender_wins, all_provinces } = FIGURES.play["4"];
    expect(page.textContent).toContain(`and ${percent(ender_wins[0] ?? 0)} of the games with two, three and four`);
    expect(page.textContent).toContain(`${percent(all_provinces.winners[0] ?? 0)} of winners`);
    const [seats] = within(page).getAllByText("Games won by each seat").slice(0, 1);
    const drawn = [...(seats?.closest("figure")?.querySelectorAll("svg text") ?? [])].map((text) => text.textContent);
    for (const size of SIZES) {
      for (const [value] of FIGURES.seats[size]) expect(drawn).toContain(percent(value ?? 0));
    }
  });

  it("has every figure of a plot in a table as well", async () => {
    await open();
    const figure = screen.getByText("Games won by each seat", { selector: "figcaption" }).closest("figure");
    expect(figure?.querySelector("table")).toBeNull();
    const details = figure?.querySelector("details");
    if (!figure || !details) throw new Error("no figure");
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    const rows = [...figure.querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(9);
    expect(rows[0]?.textContent).toMatch(/2 players, seat 1.*\d+% \(\d+% to \d+%; from [\d,]+\)/);
  });

  it("shows another size of table when it is asked for", async () => {
    const page = await open();
    expect(page.textContent).toContain("Rounds in a game, with 4 players");
    await fireEvent.click(within(page).getByLabelText("2"));
    expect(page.textContent).toContain("Rounds in a game, with 2 players");
    expect(page.textContent).not.toContain("with 4 players, a game takes");
  });

  it("leaves no claim without words and a verdict", async () => {
    const page = await open();
    const claims = Object.keys(FIGURES.claims);
    expect(page.querySelectorAll(".verdict")).toHaveLength(claims.length);
    expect(page.textContent).not.toMatch(/wins-|games-source|NaN|undefined/);
  });
});
