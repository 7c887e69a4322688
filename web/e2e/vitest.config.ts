import { defineConfig } from "vitest/config";

// Tests in a real browser with the real server and real bots. One browser at a time: the machine may have few cores.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    fileParallelism: false,
    isolate: false,
    // Only what never comes is to fail, on a busy machine too.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["verbose"],
  },
});
