import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lateTable } from "./advice";
import { Player } from "./player";
import { leave, serving, visitor, type Visitor } from "./world";

const server = serving();

describe("games against bots, to the end", () => {
  it("by mouse, from the first page to the rematch", async () => {
    const ann = await visitor(server);
    await ann.page.goto("/");
    await ann.page.getByRole("button", { name: "Play now" }).click();
    await new Player(ann.page).wholeGame();
    const sheet = ann.page.getByRole("dialog", { name: "The last post" });
    await sheet.getByText("✓ The cards were settled before the game began").waitFor();
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
    await player.wholeTurn();
    await ann.page.goto(`/t/${await lateTable(ann.page)}`);
    await player.wholeGame();
    const score = ann.page.getByRole("dialog", { name: "The last post" });
    await score.waitFor();
    // Put away, the score can be had again.
    await ann.page.keyboard.press("Escape");
    await score.waitFor({ state: "detached" });
    await player.tabTo(() => document.activeElement?.textContent?.trim() === "The score");
    await score.waitFor();
    await leave(ann);
  });

  it("by touch on a phone", async () => {
    const ann = await visitor(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const playNow = ann.page.getByRole("button", { name: "Play now" });
    await ann.page.setViewportSize({ width: 360, height: 640 });
    await ann.page.goto("/");
    const place = await playNow.boundingBox();
    expect(place && place.y + place.height, "in sight on a small phone").toBeLessThanOrEqual(640);
    await ann.page.setViewportSize({ width: 390, height: 844 });
    await playNow.tap();
    const player = new Player(ann.page, "touch");
    await player.wholeTurn();
    await ann.page.goto(`/t/${await lateTable(ann.page)}`);
    await player.wholeGame();
    await ann.page.getByRole("dialog", { name: "The last post" }).waitFor();
    await leave(ann);
  });
});

interface Point {
  x: number;
  y: number;
}

/** What holds a card: a hand on the mouse, or a finger. */
interface Grip {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

function mouse({ mouse: hand }: Page): Grip {
  return {
    down: async ({ x, y }) => {
      await hand.move(x, y);
      await hand.down();
    },
    move: ({ x, y }) => hand.move(x, y),
    up: () => hand.up(),
  };
}

async function finger({ context, page }: Visitor): Promise<Grip> {
  const session = await context.newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]): Promise<void> => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return { down: (at) => touch("touchStart", at), move: (to) => touch("touchMove", to), up: () => touch("touchEnd") };
}

async function centre(page: Page, selector: string, at = 0): Promise<Point> {
  const box = await page.locator(selector).nth(at).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe("dragging", () => {
  it.each([
    ["mouse", { viewport: { width: 1440, height: 900 } }],
    ["finger on a tablet", { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
    ["finger on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ])("a card to an end of the route, by %s", async (way, device) => {
    const ann = await visitor(server, device);
    const { page } = ann;
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).click();
    const player = new Player(page);
    const at = await player.untilOneFits();
    const before = await player.see();
    const grip = way === "mouse" ? mouse(page) : await finger(ann);

    // Let go anywhere else, the card stays in the hand.
    const card = await centre(page, '[data-at^="hand-"] .card', at);
    await grip.down(card);
    await grip.move({ x: card.x, y: card.y - 40 });
    await page.locator(".end.chosen").first().waitFor();
    await grip.move({ x: 5, y: 5 });
    await grip.up();
    await page.locator(".end.chosen").first().waitFor({ state: "detached" });
    expect((await player.see()).ply).toBe(before.ply);

    await grip.down(card);
    await grip.move({ x: card.x, y: card.y - 40 });
    await page.locator(".end.chosen").first().waitFor();
    await grip.move(await centre(page, ".end.chosen"));
    await grip.up();
    await player.moved(before.ply);
    const after = await player.see();
    expect(after.phase).toBe("finish");
    expect(after.route).toBe(before.route + 1);
    await leave(ann);
  });
});
