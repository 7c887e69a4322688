import type { LaunchOptions } from "playwright-core";

export const BROWSER: LaunchOptions;
