// The app without a connection: one page that says so. Nothing of a table is ever kept here: hands are secret, and games live
// on the server.
const KEPT = "fieldhouse-1";
const OFFLINE = "/offline";
const NEEDED = [OFFLINE, "/static/house.css", "/static/teaching.css", "/static/theme.js", "/static/offline.js", "/static/ball.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(NEEDED)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const older = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(older.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const isPage = request.mode === "navigate";
  if (request.method !== "GET" || !(isPage || NEEDED.includes(new URL(request.url).pathname))) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(isPage ? OFFLINE : request)) ?? Response.error()));
});
