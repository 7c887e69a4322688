import { defineConfig } from "vitest/config";

// Tests in a real browser with the real server and real bots. Two files run at a time, because one alone does not keep a core busy.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    maxWorkers: 2,
    isolate: false,
    // No test is about time: only what never comes is to fail, on a machine many times slower too (`PATIENCE` in world.ts).
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
    reporters: ["verbose"],
  },
});
