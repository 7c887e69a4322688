// The moving picture of the README (a closing, a turn and the review, as frames that scripts/moving-picture.py puts together), and the
// picture of the review.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { advised, finishedGame, newTable } from "./advice";
import { Player } from "./player";
import { Server, visitor } from "./world";

const REPOSITORY = new URL("../..", import.meta.url).pathname;
const FOLDER = process.env.SHOTS ?? join(REPOSITORY, "docs/screenshots");
/** Cards fly at this part of their speed, so that a busy machine gets all frames of it. */
const SLOW = 0.05;
/** Milliseconds of a flight from frame to frame, as the picture shows it. */
const STEP = 80;

const frames = mkdtempSync(join(tmpdir(), "thurntaxis-frames-"));
const durations: number[] = [];
const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  rmSync(frames, { recursive: true });
});

/** One more frame, shown for so long. */
async function frame(page: Page, milliseconds: number): Promise<void> {
  const name = `${String(durations.length).padStart(3, "0")}.png`;
  writeFileSync(join(frames, name), await page.screenshot());
  durations.push(milliseconds);
}

/** What follows a click, frame by frame until nothing flies any more; then a moment to look at it. */
async function follow(page: Page, doing: Promise<void>, rest: number): Promise<void> {
  const flying = (): Promise<boolean> =>
    page.evaluate(() => document.getAnimations().some((each) => each.playState === "running"));
  const began = Date.now();
  let shown = 0;
  await page.waitForFunction(() => document.getAnimations().length > 0, undefined, { timeout: 5_000 }).catch(() => {});
  while ((await flying()) && durations.length < 400) {
    const now = (Date.now() - began) * SLOW;
    if (now >= shown) {
      await frame(page, STEP);
      shown = now + STEP;
    }
  }
  await doing;
  await frame(page, rest);
}

it("a turn, a closing, the review", async () => {
  const ann = await visitor(server, { viewport: { width: 1200, height: 740 }, settings: { speed: "normal" } });
  const { page } = ann;
  const table = await newTable(ann, 2);
  await advised(page, table, { cards: 4, rounds: 6 });
  const review = await finishedGame(page);

  await page.goto(`/t/${table}`);
  const player = new Player(page);
  await player.turn();
  await page.evaluate(() => document.fonts.ready);
  const slow = await page.context().newCDPSession(page);
  await slow.send("Animation.enable");
  await slow.send("Animation.setPlaybackRate", { playbackRate: SLOW });
  await frame(page, 1_600);
  await player.openClosing();
  await frame(page, 2_600);
  await follow(page, player.close(), 1_400);
  await player.turn();
  await frame(page, 1_200);
  while (await player.turn()) {
    const done = player.step();
    await follow(
      page,
      done.then(() => undefined),
      900,
    );
    if (await done) break;
  }

  await slow.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await page.goto(`/replay/${review}?review=1`);
  const curve = page.getByRole("slider", { name: "Chances of winning" });
  await curve.press("End");
  for (let moment = 0; moment < 3; moment++) {
    await curve.press("ArrowDown");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await frame(page, 1_800);
  }
  const { data } = await slow.send("Page.captureScreenshot", { format: "webp", quality: 74 });
  writeFileSync(join(FOLDER, "review-desktop.webp"), Buffer.from(data, "base64"));
  execFileSync(join(REPOSITORY, ".venv/bin/python"), [
    join(REPOSITORY, "scripts/moving-picture.py"),
    frames,
    join(FOLDER, "moving.webp"),
    ...durations.map(String),
  ]);
});
