// Pictures of the development gallery: node scripts/gallery.mjs [folder] [name part]   (needs `npm run dev` running)
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { BROWSER } from "./browser.mjs";

const [folder = "screenshots", only = ""] = process.argv.slice(2);
const address = process.env.GALLERY ?? "http://127.0.0.1:5173/dev.html";

const SHOTS = [
  { name: "desktop-light", width: 1440, height: 900 },
  { name: "desktop-dark", width: 1440, height: 900, dark: true },
  { name: "large-light", width: 1920, height: 1080 },
  { name: "small-desktop", width: 1024, height: 768 },
  { name: "tablet", width: 768, height: 1024, touch: true },
  { name: "phone", width: 390, height: 844, scale: 2, touch: true },
  { name: "phone-dark", width: 390, height: 844, scale: 2, touch: true, dark: true },
  { name: "phone-small", width: 360, height: 740, scale: 2, touch: true },
  { name: "phone-landscape", width: 844, height: 390, scale: 2, touch: true },
  { name: "draw-phone", width: 390, height: 844, scale: 2, touch: true, show: "draw" },
  { name: "draw-desktop", width: 1440, height: 900, show: "draw" },
  { name: "closing-desktop", width: 1440, height: 900, show: "closing" },
  { name: "closing-phone", width: 390, height: 844, scale: 2, touch: true, show: "closing" },
  { name: "over-desktop", width: 1440, height: 900, show: "over" },
  { name: "over-phone", width: 390, height: 844, scale: 2, touch: true, show: "over" },
  { name: "signs-desktop", width: 1440, height: 900, show: "play&signs=1" },
  { name: "kit", width: 1440, height: 1000, show: "kit" },
  { name: "kit-dark", width: 1440, height: 1000, show: "kit", dark: true },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(BROWSER);
for (const { name, width, height, scale = 1, touch = false, dark = false, show = "play" } of SHOTS) {
  if (!name.includes(only)) continue;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? "dark" : "light",
  });
  page.on("console", (message) => message.type() === "error" && console.error(`${name}: ${message.text()}`));
  page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
  await page.goto(`${address}?show=${show}`);
  await page.waitForSelector("main, .kit");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
