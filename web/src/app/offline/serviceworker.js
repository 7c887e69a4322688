/* global __FILES__, __VERSION__, __ALONE__ */
// Keeps files, so that they are there without a connection: in a folder without a server the whole client, else the page
// that says so. scripts/offline.mjs fills in which files there are.
const FILES = __FILES__; // path: hash of its content
const VERSION = __VERSION__;
const ALONE = __ALONE__; // no server: every address is answered here
if (!ALONE) self.importScripts("push.js"); // notices

const PREFIX = "thurntaxis-client ";
const PARTS = "thurntaxis-parts"; // the worker keeps them, see protocol/engine/parts.ts
const HOME = self.registration.scope;
const CACHE = `${PREFIX}${new URL(HOME).pathname} ${VERSION}`;

const keyOf = (path) => `${new URL(path, HOME).href}?${FILES[path]}`;
const isPart = (path) => path.startsWith("engine/");

async function fetchWhole(path) {
  const response = await fetch(new URL(path, HOME), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** What an earlier version had already is not fetched again. */
async function keep(cache, path) {
  if (isPart(path)) {
    const address = new URL(path, HOME).href;
    if (!(await caches.match(address))) await (await caches.open(PARTS)).put(address, await fetchWhole(path));
    return;
  }
  const key = keyOf(path);
  await cache.put(key, (await caches.match(key)) ?? (await fetchWhole(path)));
}

async function install() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(FILES);
  // A few at a time: a page that is being read has the line first.
  const next = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await keep(cache, path);
  };
  await Promise.all([next(), next(), next()]);
}

/** The version before this one stays: a page that was opened with it may still ask for its files. */
async function tidy() {
  const mine = CACHE.slice(0, CACHE.lastIndexOf(" "));
  const versions = (await caches.keys()).filter((name) => name.slice(0, name.lastIndexOf(" ")) === mine);
  const old = versions.filter((name) => name !== CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  const parts = await caches.open(PARTS);
  for (const { url } of await parts.keys()) {
    if (url.startsWith(HOME) && !(url.slice(HOME.length) in FILES)) await parts.delete(url);
  }
  await self.clients.claim();
}

async function kept(path) {
  return isPart(path) ? caches.match(new URL(path, HOME).href) : caches.match(keyOf(path));
}

async function page(request, path) {
  if (!ALONE) return fetch(request).catch(async () => (await kept("offline.html")) ?? Response.error());
  if (path === "" || path === "index.html") return (await kept("index.html")) ?? fetch(request);
  if (path in FILES) return (await kept(path)) ?? fetch(request);
  return Response.redirect(`${HOME}#/${request.url.slice(HOME.length).replace(/#.*$/, "")}`);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", ({ data }) => {
  if (data === "update") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  const path = decodeURI(request.url.slice(HOME.length).replace(/[?#].*$/, ""));
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, path));
  else if (path in FILES) event.respondWith(kept(path).then((found) => found ?? fetch(request)));
  // A file of the version before this one.
  else if (path.startsWith("assets/")) event.respondWith(older(request));
});

async function older(request) {
  const found = await caches.match(request, { ignoreSearch: true });
  return found ?? fetch(request);
}
