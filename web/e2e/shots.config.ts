import { defineConfig } from "vitest/config";

// Pictures of every page of the running game, for docs/screenshots and for looking at them.
export default defineConfig({
  test: { include: ["e2e/**/*.shots.ts"], environment: "node", testTimeout: 3_600_000, hookTimeout: 300_000 },
});
