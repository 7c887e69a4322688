// What `make static` builds, and what Pyodide does not declare.
declare module "$engine/parts.json" {
  const built: {
    /** What Pyodide says about itself. */
    pyodide: Record<string, string>;
    parts: Record<"python" | "library" | "game", { file: string; bytes: number }>;
  };
  export default built;
}

declare module "$engine/answers.json" {
  const answers: Record<string, unknown>;
  export default answers;
}

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
