import { personalCache } from "@/lib/auth/viewer-caches";

/** The cache in which the service worker keeps what is shared (public/share-target.js), until its owner sees it. */
const WAITING = "waiting-photos";
const KEPT_MS = 7 * 24 * 3_600_000;

/** A photo that was shared with the app and is on this device only. */
export type WaitingPhoto = { key: string; file: File };

async function readEntry(cache: Cache, request: Request): Promise<WaitingPhoto | null> {
  const kept = await cache.match(request);
  const { headers } = kept ?? new Response();
  if (!kept || Date.now() - Number(headers.get("x-kept-at")) >= KEPT_MS) {
    await cache.delete(request);
    return null;
  }
  const type = headers.get("content-type") ?? "";
  const name = decodeURIComponent(headers.get("x-name") ?? "");
  return { key: request.url, file: new File([await kept.blob()], name, { type }) };
}

/** Whether photos may wait on this device, this person's or nobody's yet. Never rejects. */
export async function arePhotosWaiting(userId: string): Promise<boolean> {
  try {
    for (const name of [WAITING, personalCache(userId, WAITING)])
      if ((await (await caches.open(name)).keys()).length > 0) return true;
  } catch {
    // Without https a browser has no caches.
  }
  return false;
}

/**
 * The photos that wait on this device, in the order in which they were shared. From now on they are this person's:
 * nobody else who signs in here sees them, and signing out removes them.
 */
export async function claimWaitingPhotos(userId: string): Promise<WaitingPhoto[]> {
  try {
    const [nobodys, own] = [await caches.open(WAITING), await caches.open(personalCache(userId, WAITING))];
    for (const request of await nobodys.keys()) {
      const kept = await nobodys.match(request);
      if (kept) await own.put(request, kept);
      await nobodys.delete(request);
    }
    const entries: WaitingPhoto[] = [];
    for (const request of await own.keys()) {
      const entry = await readEntry(own, request);
      if (entry) entries.push(entry);
    }
    return entries;
  } catch {
    // Without https a browser has no caches, and no service worker that could have kept anything.
    return [];
  }
}

/** Removes a photo that has arrived or is not wanted, if it waited here. Never rejects. */
export async function forgetWaitingPhoto(userId: string, key: string): Promise<void> {
  try {
    await (await caches.open(personalCache(userId, WAITING))).delete(key);
  } catch {
    // Then it goes with the week that it is kept.
  }
}
