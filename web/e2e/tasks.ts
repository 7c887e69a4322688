// How long the page keeps its thread to itself.
import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread itself ran. */
  tdur?: number;
  args: { name?: string };
}

const MAIN = "CrRendererMain";

/**
 * Milliseconds of every task on the page's main thread while something is done, longest first.
 * Counted is the time that the thread ran, not the time that passed: what else a busy machine gave its processors to is no
 * work of the page's. A full machine is slower all the same (its caches and its clock are shared), so a figure means
 * something only beside another of the same run.
 */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await work();
  // A task is noted when it ends. What answers now is a later one.
  await page.evaluate(() => undefined);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === MAIN).map((event) => thread(event)),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && main.has(thread(event)),
  );
  if (!tasks.some(({ tdur }) => tdur)) throw new Error("the browser's trace has no times of its main thread");
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}
