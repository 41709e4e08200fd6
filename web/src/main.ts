import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./look/dress.svelte";
import "./look/look.css";

dress(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });
