import type { PyodideAPI } from "pyodide";

export function unpackedPart(name: "python" | "library" | "game"): Promise<Uint8Array<ArrayBuffer>>;
export function startEngine(options?: { interpreted?: boolean }): Promise<PyodideAPI>;
