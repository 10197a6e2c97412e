import { personalCache } from "@/lib/auth/viewer-caches";
import { UPLOAD_MAX_BYTES } from "@/lib/media/constants";

/** The browser's cache (Cache API) in which a visitor's post waits. It belongs to nobody until somebody signed in has seen it. */
const KEY = "waiting-demo";
const KEPT_MS = 7 * 24 * 3_600_000;
const PATHS = { post: "/try/post", photo: "/try/photo" };

/** A post that was written without an account, and its photo. It is on this device only. */
export type WaitingDemo = { businessName: string; content: string; photo: File | null };

/** Keeps a visitor's post, in place of one before. Never rejects: without https a browser has no caches. */
export async function keepDemo({ businessName, content, photo }: WaitingDemo): Promise<boolean> {
  try {
    await caches.delete(KEY);
    const cache = await caches.open(KEY);
    if (photo && photo.size <= UPLOAD_MAX_BYTES) {
      const headers = { "content-type": photo.type, "x-name": encodeURIComponent(photo.name) };
      await cache.put(PATHS.photo, new Response(photo, { headers }));
    }
    await cache.put(PATHS.post, Response.json({ businessName, content, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** The post that waits on this device for nobody yet, or null. Never rejects. */
export const readDemo = (): Promise<WaitingDemo | null> => readFrom(KEY);

/**
 * The post that waits on this device, or null. From now on it is this person's: nobody else who signs in here is asked
 * about it, and signing out removes it. Never rejects.
 */
export async function claimDemo(userId: string): Promise<WaitingDemo | null> {
  const own = personalCache(userId, KEY);
  try {
    if (await caches.has(KEY)) {
      const [nobodys, claimed] = [await caches.open(KEY), await caches.open(own)];
      for (const request of await nobodys.keys()) {
        const kept = await nobodys.match(request);
        if (kept) await claimed.put(request, kept);
      }
      await caches.delete(KEY);
    }
  } catch {
    // Without https a browser has no caches; a full disk may refuse them.
  }
  return readFrom(own);
}

async function readFrom(name: string): Promise<WaitingDemo | null> {
  try {
    if (!(await caches.has(name))) return null;
    const cache = await caches.open(name);
    const post = (await (await cache.match(PATHS.post))?.json()) as Record<string, unknown> | undefined;
    if (typeof post?.content !== "string" || Date.now() - Number(post.at) >= KEPT_MS) {
      await caches.delete(name);
      return null;
    }
    const photo = await cache.match(PATHS.photo);
    return {
      businessName: String(post.businessName),
      content: post.content,
      photo: photo ? await fileOf(photo) : null,
    };
  } catch {
    return null;
  }
}

async function fileOf(kept: Response): Promise<File> {
  const type = kept.headers.get("content-type") ?? "";
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get("x-name") ?? ""), { type });
}

/** Removes the post that waits for this person, or for nobody yet. Never rejects. */
export async function forgetDemo(userId?: string): Promise<void> {
  try {
    await caches.delete(userId === undefined ? KEY : personalCache(userId, KEY));
  } catch {
    // It expires after the week for which it is kept.
  }
}
