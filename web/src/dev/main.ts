// Development only: the drawing kit and the table with fixture positions. Not part of the build.
import { mount } from "svelte";
import "../app/app.css";
import { texts } from "../i18n/i18n.svelte";
import { viewport } from "../ui/browser/viewport.svelte";
import { readChoices, settings } from "../ui/browser/settings.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) {
  settings.start();
  // Only for this page: nothing of it is stored.
  const query = new URLSearchParams(location.search);
  const [theme, textSize] = [query.get("theme"), query.get("text")];
  if (theme && textSize) settings.now = readChoices(JSON.stringify({ theme, textSize }));
  if (theme) document.documentElement.dataset.theme = theme;
  viewport.follow();
  await texts.load(settings.now.language || "en");
  await texts.include("replay", "table", "status", "closing", "settings", "friends", "play");
  mount(Gallery, { target });
}
