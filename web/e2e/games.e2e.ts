import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "./player";
import { closeBrowser, leave, Server, visitor } from "./world";

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

describe("whole games against bots", () => {
  it("by mouse, from the first page to the rematch", async () => {
    const ann = await visitor(server);
    await ann.page.addInitScript(() => {
      const long: number[] = [];
      new PerformanceObserver((list) => long.push(...list.getEntries().map((entry) => entry.duration))).observe({
        type: "longtask",
        buffered: true,
      });
      Object.assign(window, { long });
    });
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    await new Player(ann.page).wholeGame();
    const sheet = ann.page.getByRole("dialog", { name: "The last post" });
    await sheet.getByText("✓ The cards were fixed before the game began").waitFor();
    const long = await ann.page.evaluate(() => (window as unknown as { long: number[] }).long);
    console.log(`long tasks in a whole game, ms: ${long.map(Math.round).join(" ") || "none"}`);
    const address = ann.page.url();
    await sheet.getByRole("button", { name: "Play again" }).click();
    await ann.page.waitForURL((url) => url.href !== address);
    expect(await new Player(ann.page).turn()).toBe(true);
    await leave(ann);
  });

  it("by keyboard alone", async () => {
    const ann = await visitor(server);
    await ann.page.goto("/");
    const player = new Player(ann.page, "keyboard");
    await ann.page.getByRole("button", { name: "Play now" }).waitFor();
    await player.tabTo(
      () => document.activeElement?.matches("button") && document.activeElement.textContent.includes("Play now"),
    );
    await player.wholeGame();
    await ann.page.getByRole("dialog", { name: "The last post" }).waitFor();
    await leave(ann);
  });

  it("by touch on a phone", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).tap();
    await new Player(ann.page, "touch").wholeGame();
    await ann.page.getByRole("dialog", { name: "The last post" }).waitFor();
    await leave(ann);
  });
});
