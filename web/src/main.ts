import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { texts } from "./lib/i18n.svelte";
import { screen } from "./lib/layout.svelte";
import { router } from "./lib/router.svelte";
import { chooseLanguage, settings } from "./lib/settings.svelte";
import { theme } from "./lib/theme.svelte";
import { version } from "./offline/version.svelte";

const target = document.getElementById("app");
if (target) {
  settings.start();
  theme.start();
  screen.follow();
  router.start();
  await texts.load(chooseLanguage([settings.now.language, ...navigator.languages], texts.languages));
  mount(App, { target });
  version.start();
  // The first number that a browser writes costs it about as much as the table's map: not when the table is to be shown.
  const later = globalThis.requestIdleCallback ?? setTimeout;
  later(() => new Intl.NumberFormat(texts.language).format(0));
}
