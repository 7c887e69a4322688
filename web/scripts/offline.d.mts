import type { Plugin } from "vite";

export function offline(options: { alone: boolean; engine: string; locales: string; places: string[] }): Plugin;
/** The service worker of a folder as it is. */
export function writeServiceWorker(folder: string, alone: boolean): void;
