import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { texts } from "../i18n/i18n.svelte";
import { viewport } from "../ui/browser/viewport.svelte";
import { router } from "./router.svelte";
import { chooseLanguage, settings } from "../ui/browser/settings.svelte";
import { version } from "./offline/version.svelte";

const target = document.getElementById("app");
if (target) {
  settings.start();
  viewport.follow();
  router.start();
  await texts.load(chooseLanguage([settings.now.language, ...navigator.languages], texts.languages));
  mount(App, { target });
  version.start();
  // The first number that a browser writes costs it about as much as the table's map: not when the table is to be shown.
  const later = globalThis.requestIdleCallback ?? setTimeout;
  later(() => new Intl.NumberFormat(texts.language).format(0));
}
