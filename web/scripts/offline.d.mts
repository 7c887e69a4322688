import type { Plugin } from "vite";

export function offline(options: { alone: boolean; engine: string; locales: string; places: string[] }): Plugin;
