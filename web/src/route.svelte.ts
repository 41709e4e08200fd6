import { SvelteURLSearchParams } from "svelte/reactivity";

/** Where one is: the part of the address after #, as a page, its id and what else it says. */
export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** Read a hash such as #/table/ID?invite=CODE; an invitation may also be written #table=ID&invite=CODE. */
export function read(hash: string): Route {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith("/")) {
    const query = new SvelteURLSearchParams(text);
    return { page: query.has("table") ? "table" : "", id: query.get("table") ?? "", query };
  }
  const [path = "", query = ""] = text.slice(1).split("?", 2);
  const [page = "", id = ""] = path.split("/");
  return { page, id: decodeURIComponent(id), query: new SvelteURLSearchParams(query) };
}

export const route: { here: Route } = $state({ here: read(globalThis.location?.hash ?? "") });

globalThis.addEventListener?.("hashchange", () => (route.here = read(location.hash)));

/** Go to another page. */
export function go(path: string): void {
  location.hash = `#/${path}`;
}
