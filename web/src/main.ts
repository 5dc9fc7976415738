import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./i18n/speech.svelte";

await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
