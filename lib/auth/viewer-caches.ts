const PERSONAL = "person:";

/** The name of a cache (Cache API) that is a person's own; public/share-target.js knows such names, too. */
export const personalCache = (userId: string, name: string): string => `${PERSONAL}${userId}:${name}`;

/** Removes the caches of all persons, or of all but one. Never rejects: where there are no caches, there is nothing. */
export async function removePersonalCaches(except = ""): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(PERSONAL) && !name.startsWith(personalCache(except, ""))) await caches.delete(name);
  } catch {
    // Without https a browser has no caches; a full disk may refuse them.
  }
}
