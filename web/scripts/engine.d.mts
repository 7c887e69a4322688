import type { PyodideAPI } from "pyodide";

export function startEngine(options?: { interpreted?: boolean }): Promise<PyodideAPI>;
