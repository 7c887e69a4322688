import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "./player";
import { tasksDuring } from "./tasks";
import { closeBrowser, leave, openBrowser, Server, visitor } from "./world";

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

const LONG_TASK = 200;

describe("whole games against bots", () => {
  it("by mouse, from the first page to the rematch", async () => {
    const ann = await visitor(server);
    const tasks = await tasksDuring(await openBrowser(), ann.page, async () => {
      await ann.page.goto("/");
      await ann.page.getByRole("button", { name: "Play now" }).click();
      await new Player(ann.page).wholeGame();
    });
    console.log(`longest tasks in a whole game, ms: ${tasks.slice(0, 10).map(Math.round).join(" ")}`);
    expect(tasks[0]).toBeLessThan(LONG_TASK);
    const sheet = ann.page.getByRole("dialog", { name: "The last post" });
    await sheet.getByText("✓ The cards were fixed before the game began").waitFor();
    const address = ann.page.url();
    await sheet.getByRole("button", { name: "Play again" }).click();
    await ann.page.waitForURL((url) => url.href !== address);
    // The finished game stays on the screen until the new one has come.
    await sheet.waitFor({ state: "detached" });
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
