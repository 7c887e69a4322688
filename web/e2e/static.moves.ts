// The engine in WebAssembly plays the same games as the native one, compiled and interpreted, action by action.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startEngine } from "../scripts/engine.mjs";

const SCRIPT = new URL("../../tests/browser/seeded.py", import.meta.url).pathname;
const PYTHON = new URL("../../.venv/bin/python", import.meta.url).pathname;

interface Played {
  compiled: boolean;
  games: Record<string, { actions: string[]; scores: number[]; ms: number }>;
}

function natively(wanted: string[], environment: Record<string, string> = {}): Played {
  const text = execFileSync(PYTHON, [SCRIPT, ...wanted], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    maxBuffer: 1e8,
  });
  return JSON.parse(text) as Played;
}

async function inWasm(wanted: string[], interpreted = false): Promise<Played> {
  const python = await startEngine({ interpreted });
  python.FS.writeFile("/seeded.py", readFileSync(SCRIPT));
  const script = `import sys; sys.path.insert(0, "/"); import seeded; seeded.all_played(*${JSON.stringify(wanted)})`;
  return JSON.parse(python.runPython(script) as string) as Played;
}

const actionsOf = ({ games }: Played): Record<string, string[]> =>
  Object.fromEntries(Object.entries(games).map(([name, { actions }]) => [name, actions]));

describe("seeded games", () => {
  it("are the same natively and in WebAssembly, at all kinds of levels", async () => {
    const wanted = ["easy:2:1", "medium:2:2", "medium:4:3", "strong:3:4", "hard:2:5", "hard:4:5"];
    const [native, wasm] = [natively(wanted), await inWasm(wanted)];
    expect(native.compiled).toBe(true);
    expect(wasm.compiled).toBe(true);
    expect(actionsOf(wasm)).toEqual(actionsOf(native));
    for (const [name, { ms }] of Object.entries(wasm.games)) {
      console.log(`${name}: ${ms.toFixed(2)} ms a decision, native ${native.games[name]?.ms.toFixed(2)}`);
    }
  });

  it("are the same interpreted", async () => {
    const wanted = ["easy:2:1"];
    const compiled = natively(wanted);
    const interpreted = natively(wanted, { THURNTAXIS_INTERPRETED: "1" });
    expect(interpreted.compiled).toBe(false);
    expect(actionsOf(interpreted)).toEqual(actionsOf(compiled));
    const wasm = await inWasm(wanted, true);
    expect(wasm.compiled).toBe(false);
    expect(actionsOf(wasm)).toEqual(actionsOf(compiled));
  });
});
