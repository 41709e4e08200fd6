// What the browser keeps so that the page opens without the line: its own files, and the rules that were read.
// The build fills in the list of files and its fingerprint.
const FILES = /* files */ [];
const VERSION = /* version */ "";
const PAGE = new URL("./", self.registration.scope).href;
const CACHE = `parlour-${VERSION}`;
const GAMES = ["qute", "hearts", "spades", "oh_hell", "kabul", "quatch"];
const READ = "parlour-read"; // answers of the house that are worth reading again
const SLOW = 3000; // milliseconds, until a page that is kept is better than one that comes late
const WORTH = /\/api\/(house|games\/[^/]+\/rules\/[^/]+)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["./", ...FILES]))
      .then(() => self.skipWaiting())
      .then(rules),
  );
});

/** Have the rules at hand, in the language of the browser; that they are missing is no reason to have nothing. */
async function rules() {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  const cache = await caches.open(READ);
  const all = GAMES.map((game) => cache.add(new URL(`api/games/${game}/rules/${language}`, PAGE)));
  await Promise.allSettled(all);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("parlour-") && ![CACHE, READ].includes(name));
      for (const name of old.slice(0, -1)) await caches.delete(name); // one stays, for tabs that are still of that build
      await self.clients.claim();
    })(),
  );
});

async function fresh(request, name, key = request) {
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await (await caches.open(name)).put(key, answer.clone());
    return answer;
  });
  const late = new Promise((_, give) => setTimeout(give, SLOW, new Error("slow")));
  try {
    return await Promise.race([asked, late]);
  } catch {
    return (await caches.match(key)) ?? asked;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(PAGE)) return;
  const place = url.href.slice(PAGE.length).replace(/[?#].*/, "");
  if (request.mode === "navigate" && place === "") event.respondWith(fresh(request, CACHE, PAGE));
  else if (WORTH.test(url.pathname)) event.respondWith(fresh(request, READ));
  else if (place.startsWith("assets/") || FILES.includes(place)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
