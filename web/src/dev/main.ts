// Development only: the drawing kit and the table with fixture positions. Not part of the build.
import { mount } from "svelte";
import "../app/app.css";
import { texts } from "../i18n/i18n.svelte";
import { viewport } from "../ui/browser/viewport.svelte";
import { settings } from "../ui/browser/settings.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) {
  settings.start();
  viewport.follow();
  await texts.load(settings.now.language || "en");
  await texts.include("replay");
  mount(Gallery, { target });
}
