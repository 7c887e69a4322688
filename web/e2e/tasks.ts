// How long the page keeps its thread to itself.
import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread itself ran. */
  tdur?: number;
}

const MARK = "thurntaxis";

/**
 * Milliseconds of every task on the page's main thread while something is done, longest first.
 * Counted is the time that the thread ran, not the time that passed: what else a busy machine gave its processors to is no
 * work of the page's. A full machine is slower all the same (its caches and its clock are shared), so a figure means
 * something only beside another of the same run.
 */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await work();
  // Whose thread it is: the browser has pages of its own. And a task is noted when it ends, so a later one must have begun.
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === MARK);
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) => ph === "X" && name.endsWith("RunTask") && pid === mark?.pid && tid === mark.tid,
  );
  if (!tasks.some(({ tdur }) => tdur)) throw new Error("the browser's trace has no times of its main thread");
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
}
