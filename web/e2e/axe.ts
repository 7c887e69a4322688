// Accessibility, as axe sees it.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Everything that a page loads is there, and nothing moves: half of a page, or half of a fading, is not what people get. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector("main h1, .title h1, main h2");
  await page.waitForLoadState("networkidle");
  await page.locator(".loading").waitFor({ state: "detached" });
  await page.evaluate(() =>
    Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]),
  );
}

/** What axe finds, by rule and place; what it calls moderate is serious to those who need it. */
export async function serious(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as { axe: typeof axe }).axe.run() as Promise<axe.AxeResults>,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`),
  );
}
