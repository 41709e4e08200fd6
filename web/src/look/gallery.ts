import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "./look.css";

const query = new URLSearchParams(location.search);
for (const name of ["theme", "felt", "deck", "back"]) {
  const chosen = query.get(name);
  if (chosen) document.documentElement.dataset[name] = chosen;
}
const target = document.getElementById("app");
if (target) mount(Gallery, { target, props: { part: query.get("part") ?? "" } });
