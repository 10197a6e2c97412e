// Photos that are shared with the installed app (`share_target` of app/manifest.ts). The worker keeps them on this device
// and opens /photos, where their owner adds them: any site can send this form, so nothing is uploaded from here.
// lib/media/browser/waiting-photos.ts reads what is kept.

const SHARE_PATH = "/api/media/share";
const WAITING = "waiting-photos";
/** Of a signed-in person who has seen them (lib/auth/viewer-caches.ts). */
const CLAIMED = /^person:.*:waiting-photos$/;
/** Photos of one share, and of all that wait: what another site has put there leaves room for her own. */
const MOST = { share: 20, all: 60 };
/** Above 20 MB the page makes them smaller before it sends them. */
const MOST_BYTES = 60_000_000;
const KEPT_MS = 7 * 24 * 3_600_000;
const NAME_LIMIT = 100;
/** Letters of a text, as an address has them: servers refuse longer ones. */
const TEXT_LIMIT = 6_000;

/**
 * Answers the form of a share: its photos are kept, and the page that adds them is opened; words and a link alone begin a
 * new post.
 */
async function receiveShare(request) {
  const counts = { kept: 0, same: 0, empty: 0, large: 0, other: 0, full: 0, failed: 0, nothing: 0 };
  try {
    if (isOfAnotherSite(request)) return Response.redirect("/photos?shared=&nothing=1", 303);
    const form = await request.formData();
    const files = form.getAll("photos").filter((file) => !isNoFile(file));
    const text = textOf(form);
    if (files.length === 0 && text) return Response.redirect(`/post-generator?new&text=${text}`, 303);
    if (files.length === 0) counts.nothing = 1;
    const words = wordsOf(form);
    const waiting = await listWaiting();
    for (const file of files) {
      const hash = await hashOf(file);
      const room = Math.min(MOST.share - counts.kept, MOST.all - waiting.length);
      const refused = refusalOf(file, room) ?? (waiting.includes(hash) ? "same" : undefined);
      const outcome = refused ?? ((await keep(file, words, hash)) ? "kept" : "failed");
      counts[outcome] += 1;
      if (outcome === "kept") waiting.push(hash);
    }
  } catch {
    counts.failed += 1;
  }
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return Response.redirect(`/photos?${new URLSearchParams([["shared", ""], ...told])}`, 303);
}

/** A share comes from an app, or from no page at all. */
function isOfAnotherSite({ referrer }) {
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;
}

/** What a browser sends for a field in which nothing was chosen. */
function isNoFile(file) {
  return typeof file === "string" ? file === "" : file.size === 0 && file.name === "";
}

function refusalOf(file, room) {
  if (typeof file === "string" || !isPhoto(file)) return "other";
  if (file.size === 0) return "empty";
  if (file.size > MOST_BYTES) return "large";
  return room > 0 ? undefined : "full";
}

/** The SHA-256 of a file, in hexadecimal; empty for what is not kept anyway. */
async function hashOf(file) {
  if (refusalOf(file, 1)) return "";
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Some systems know no type for HEIC. */
function isPhoto({ type, name }) {
  return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}

/** The fields of this name that hold words, each once: some apps say the same in two. */
function partsOf(form, names) {
  const parts = names.map((name) => form.get(name)).filter((part) => typeof part === "string");
  const words = parts.map((part) => part.toWellFormed().trim()).filter((part) => part !== "");
  return words.filter((part, n) => !words.some((other, m) => other.includes(part) && (m < n || other !== part)));
}

/** The text that was shared along, by which the photos are found again; empty for none. */
function wordsOf(form) {
  const words = partsOf(form, ["title", "text"]).join(" ").replace(/\s+/g, " ");
  return words.slice(0, NAME_LIMIT).toWellFormed().trim();
}

/** Words and link of a share without photos, as an address has them. */
function textOf(form) {
  let text = partsOf(form, ["title", "text", "url"]).join("\n\n");
  while (encodeURIComponent(text).length > TEXT_LIMIT)
    text = text.slice(0, Math.floor(text.length * 0.9)).toWellFormed();
  return encodeURIComponent(text);
}

/** @returns whether there was room for it */
async function keep(file, words, hash) {
  try {
    const cache = await caches.open(WAITING);
    const headers = {
      "content-type": file.type || "application/octet-stream",
      "x-name": encodeURIComponent(words ? `${words}.jpg` : file.name.toWellFormed()),
      "x-kept-at": String(Date.now()),
      "x-sha256": hash,
    };
    await cache.put(`/photos/waiting/${crypto.randomUUID()}`, new Response(file, { headers }));
    return true;
  } catch {
    return false;
  }
}

/** Removes what has waited for a week. @returns the hash of each that still waits, whoever's it is */
async function listWaiting() {
  const names = (await caches.keys()).filter((name) => name === WAITING || CLAIMED.test(name));
  const hashes = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const kept = await cache.match(key);
      if (Date.now() - Number(kept?.headers.get("x-kept-at")) < KEPT_MS)
        hashes.push(kept.headers.get("x-sha256") ?? "");
      else await cache.delete(key);
    }
  }
  return hashes;
}
