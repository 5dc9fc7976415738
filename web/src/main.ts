import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./i18n/speech.svelte";

// Nothing is painted before the words are there: no flash of another language. Without them, English is better than nothing.
await speak(settings.lang, ...navigator.languages).catch(() => {
  settings.lang = "en";
  settings.show();
});
mount(App, { target: document.getElementById("app")! });
