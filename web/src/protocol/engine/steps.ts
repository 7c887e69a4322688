// What the worker does between the first byte and the first table.
import type built from "$engine/parts.json";

type Step = keyof (typeof built)["parts"] | "run" | "files" | "imports" | "tables";

/**
 * How much of the time each step takes, measured in Chromium with a folder on the same machine: the parts are unpacked, Python runs, the game's files
 * are laid out and imported, and its tables are open. Each is reported when it is done.
 */
export const STEPS: Record<Step, number> = {
  python: 0.1,
  library: 0.05,
  game: 0.35,
  run: 0.02,
  files: 0.07,
  imports: 0.39,
  tables: 0.02,
};
