// The service worker: the offline page where the network or the server is away, and push notices. Nothing that Postwright says
// is kept: what it answers comes from the network or not at all.

// A hash of the offline page and its parts, written by `npm run offline`: with it the browser sees a new worker.
const VERSION = "5bd95a4311dd";
const KEPT = `offline-${VERSION}`;
const PAGE = "/offline.html";
const PARTS = [
  PAGE,
  "/offline.js",
  "/icons/icon-192.png",
  "/legal/figtree.woff2",
  "/legal/figtree-ext.woff2",
  "/legal/fraunces-600.woff2",
];
const NAME = "Postwright";

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function install() {
  const cache = await caches.open(KEPT);
  await cache.addAll(PARTS.map((part) => new Request(part, { cache: "reload" })));
  // Pages never depend on which worker serves them, so a new one takes over at once.
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

// No navigation preload: what is not answered here would be asked for twice, and an OAuth code works once.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|_next)\//.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(networkOr(request, PAGE));
  else if (PARTS.includes(pathname)) event.respondWith(networkOr(request, pathname));
});

async function networkOr(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(path);
    if (!kept) throw error;
    return kept;
  }
}

// What is pushed is written by lib/notices/push-notices.ts: { title, body, path, tag, lang }.
self.addEventListener("push", (event) => {
  const { title = NAME, body, path, tag, lang } = contentOf(event.data);
  const icon = "/icons/icon-192.png";
  // Shown whatever comes: a browser takes the permission from an app that is pushed to and shows nothing.
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, data: { path } }));
});

function contentOf(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/dashboard"));
});

async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => one.url === address.href);
  // Another tab may hold a text that is being written: it is left alone.
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

// The push service has given this browser another address.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAnew(event));
});

async function subscribeAnew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}
