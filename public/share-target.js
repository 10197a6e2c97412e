// Photos that are shared with the installed app (`share_target` of app/manifest.ts). The worker keeps them on this device
// and opens /photos, where their owner adds them: any site can send this form, so nothing is uploaded from here.
// lib/media/waiting-photos.ts reads what is kept.

const SHARE_PATH = "/api/media/share";
const WAITING = "waiting-photos";
/** Of a signed-in person who has seen them (lib/auth/viewer-caches.ts). */
const CLAIMED = /^person:.*:waiting-photos$/;
const MOST = 20;
const MOST_BYTES = 20_000_000;
const KEPT_MS = 7 * 24 * 3_600_000;
const NAME_LIMIT = 100;

/** Answers the form of a share: its photos are kept, and the page that adds them is opened. */
async function receiveShare(request) {
  const counts = { kept: 0, large: 0, other: 0, full: 0, failed: 0 };
  try {
    const form = await request.formData();
    const words = wordsOf(form);
    let room = MOST - (await countWaiting());
    for (const file of form.getAll("photos")) {
      const refused = refusalOf(file, room);
      counts[refused ?? ((await keep(file, words)) ? "kept" : "failed")] += 1;
      if (!refused) room -= 1;
    }
  } catch {
    counts.failed += 1;
  }
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return Response.redirect(`/photos?${new URLSearchParams([["shared", ""], ...told])}`, 303);
}

function refusalOf(file, room) {
  if (typeof file === "string" || !isPhoto(file)) return "other";
  if (file.size > MOST_BYTES) return "large";
  return room > 0 ? undefined : "full";
}

/** Some systems know no type for HEIC. */
function isPhoto({ type, name }) {
  return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}

/** The text that was shared along, by which the photos are found again; empty for none. */
function wordsOf(form) {
  const words = ["title", "text"].map((name) => form.get(name)).filter((part) => typeof part === "string");
  return words.join(" ").replace(/\s+/g, " ").trim().slice(0, NAME_LIMIT).toWellFormed().trim();
}

/** @returns whether there was room for it */
async function keep(file, words) {
  try {
    const cache = await caches.open(WAITING);
    const headers = {
      "content-type": file.type || "application/octet-stream",
      "x-name": encodeURIComponent(words ? `${words}.jpg` : file.name.toWellFormed()),
      "x-kept-at": String(Date.now()),
    };
    await cache.put(`/photos/waiting/${crypto.randomUUID()}`, new Response(file, { headers }));
    return true;
  } catch {
    return false;
  }
}

/** Removes what has waited for a week. @returns how many still wait, whoever's they are */
async function countWaiting() {
  const names = (await caches.keys()).filter((name) => name === WAITING || CLAIMED.test(name));
  let count = 0;
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const kept = await cache.match(key);
      if (Date.now() - Number(kept?.headers.get("x-kept-at")) < KEPT_MS) count += 1;
      else await cache.delete(key);
    }
  }
  return count;
}
