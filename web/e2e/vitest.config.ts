import { defineConfig } from "vitest/config";

// Tests in a real browser with the real server and real bots. One browser at a time: the machine may have few cores.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    fileParallelism: false,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
  },
});
