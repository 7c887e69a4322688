// The component kit, as the gallery shows it.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anything, faint } from "./axe";
import { openBrowser, PATIENCE, setText, TEXT } from "./world";

const WEB = join(import.meta.dirname, "..");

/** The development server, as people start it; vitest's own variables would make another one of it. */
function develop(): { vite: ChildProcess; address: Promise<string> } {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)));
  const vite = spawn(process.execPath, [join(WEB, "node_modules/vite/bin/vite.js"), "--port", "0"], {
    cwd: WEB,
    env: { ...env, NO_COLOR: "1" },
  });
  const address = new Promise<string>((resolve, reject) => {
    let said = "";
    vite.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/\S*?:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    vite.on("exit", () => reject(new Error(`the development server did not start: ${said}`)));
  });
  return { vite, address };
}

it("axe finds nothing in the kit, in both themes and at three text sizes", async () => {
  const { vite, address } = develop();
  try {
    const page = await (await openBrowser()).newPage({ baseURL: await address });
    await page.goto("/dev.html?show=part");
    await page.getByRole("heading", { name: "The kit" }).waitFor({ timeout: PATIENCE });
    for (const text of TEXT) {
      await setText(page, text);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
        expect(await (theme === "light" ? anything : faint)(page), `${text}, ${theme}`).toEqual([]);
      }
    }
    await page.close();
  } finally {
    vite.kill();
  }
});
