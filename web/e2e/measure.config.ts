import { defineConfig } from "vitest/config";

// Measurements in a real browser; `../bench/browser.py` asks for them and writes them down.
export default defineConfig({
  test: { include: ["e2e/**/*.measure.ts"], environment: "node", testTimeout: 3_600_000, hookTimeout: 300_000 },
});
