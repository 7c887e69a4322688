import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { texts } from "./lib/i18n.svelte";
import { screen } from "./lib/layout.svelte";
import { theme } from "./lib/theme.svelte";

const target = document.getElementById("app");
if (target) {
  theme.start();
  screen.follow();
  await texts.load("en");
  mount(App, { target });
}
