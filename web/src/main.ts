import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./look/dress.svelte";
import "./look/look.css";

dress(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });

// keep what the page is made of, when there is nothing else to do
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => undefined));
}
