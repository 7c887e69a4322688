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

/** What axe finds, also what it calls moderate. */
export async function anything(page: Page): Promise<string[]> {
  return (await violations(page)).flatMap(placed);
}

/** What axe finds serious. */
export async function serious(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap(placed);
}

/** What axe finds besides colours, which are the same at every text size. */
export async function misbuilt(page: Page): Promise<string[]> {
  return (await violations(page, { rules: { "color-contrast": { enabled: false } } })).flatMap(placed);
}

/** What axe finds about colours: all else is the same whether a page is light or dark. */
export async function faint(page: Page): Promise<string[]> {
  return (await violations(page, { runOnly: ["color-contrast", "link-in-text-block"] })).flatMap(placed);
}

async function violations(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (wanted) => (globalThis as unknown as { axe: typeof axe }).axe.run(wanted) as Promise<axe.AxeResults>,
    // What is right need not be described.
    { resultTypes: ["violations"], ...options } satisfies axe.RunOptions,
  );
  return violations;
}

/** By rule and place. */
function placed({ id, nodes }: axe.Result): string[] {
  return nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`);
}
