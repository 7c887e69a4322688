// The learner's progress in the lesson, kept in this browser.
export interface Progress {
  /** The step to go on with; empty after the last. */
  step: string;
  done: string[];
}

export function readProgress(stored: string | null): Progress {
  try {
    const found = JSON.parse(stored ?? "{}") as Partial<Record<keyof Progress, unknown>>;
    const done = Array.isArray(found.done) ? found.done.filter((id) => typeof id === "string") : [];
    return { step: typeof found.step === "string" ? found.step : "", done };
  } catch {
    return { step: "", done: [] };
  }
}
