import { defineConfig } from "vitest/config";
import browser from "./vitest.config";

// `make static-test`: the folder that `make static` builds, in a real browser.
export default defineConfig({ test: { ...browser.test, include: ["e2e/static.{moves,folder}.ts"] } });
