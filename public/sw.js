// The service worker: push notices, photos that are shared with the app, and the offline page when the network or the
// server is unavailable. It caches that page and what was shared: every other response comes from the network.

importScripts("/share-target.js");

// A hash of the offline page and its parts, written by `npm run offline`: a change of it makes a new worker.
const VERSION = "73c4421f3083";
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
  const old = names.filter((name) => name.startsWith("offline-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await listWaiting();
  await self.clients.claim();
}

// No navigation preload: a navigation not handled here would be requested twice, and an OAuth code works once.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === SHARE_PATH && request.mode === "navigate")
    return event.respondWith(receiveShare(request));
  if (request.method !== "GET") return;
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

// The payload is a PushPayload of lib/notices/types.ts: { title, body, path, tag, lang, off }.
self.addEventListener("push", (event) => {
  const { title = NAME, body, path, tag, lang, off } = contentOf(event.data);
  const actions = off ? [{ action: "off", title: off.label }] : [];
  const icon = "/icons/icon-192.png";
  // Always shown: browsers revoke the permission of an app that receives pushes without showing a notification.
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, actions, data: { path, off } }));
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
  const { path = "/dashboard", off } = event.notification.data ?? {};
  event.waitUntil(event.action === "off" && off ? switchOff(off.path) : open(path));
});

// One press; the page at the same address then says that it is off, or offers the button where that failed.
async function switchOff(path) {
  await fetch(path, { method: "POST" }).catch(() => undefined);
  await open(path);
}

async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((client) => client.url === address.href);
  // A tab with another page may contain unsaved text, so it is not navigated.
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

// The push service has assigned this browser a new endpoint.
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
