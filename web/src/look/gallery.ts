import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "./look.css";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { part: query.get("part") ?? "" } });
