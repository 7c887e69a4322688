// Development only: the drawing kit and the table with fixture positions. Not part of the build.
import { mount } from "svelte";
import "../app.css";
import { texts } from "../lib/i18n.svelte";
import { screen } from "../lib/layout.svelte";
import { theme } from "../lib/theme.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target) {
  theme.start();
  screen.follow();
  await texts.load("en");
  mount(Gallery, { target });
}
