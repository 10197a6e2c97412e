import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { removeObject } from "@/lib/providers/storage";

const AT_ONCE = 50;

type Row = { id: string; key: string; createdAt: Date };

/**
 * Removes pictures that no post got, because the process died between the picture and its post; called by a timer
 * at least once a week. Those of the last day may still be on their way to theirs. @returns how many
 */
export async function removeUnusedPictures(signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let after: Date | null = null; !signal?.aborted;) {
    const rows: Row[] = await db.$queryRaw<Row[]>`
      SELECT m."id", m."key", m."createdAt" FROM "Media" m
      WHERE m."createdAt" < app_now() - interval '1 day'
        AND m."createdAt" > coalesce(${after}::timestamptz, app_now() - interval '30 days')
        AND NOT EXISTS (SELECT 1 FROM "Post" p WHERE p."mediaId" = m."id")
      ORDER BY m."createdAt" LIMIT ${AT_ONCE}`;
    for (const row of rows) removed += await removeOne(row);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = last.createdAt;
  }
  return removed;
}

/** The file first: one without a row would be found by nobody. What fails is tried again on the next night. */
async function removeOne({ id, key }: Row): Promise<number> {
  try {
    await removeObject(key);
    const { count } = await db.media.deleteMany({ where: { id, posts: { none: {} } } });
    return count;
  } catch (error) {
    log.warn({ err: error, media: id }, "a picture that no post uses could not be removed");
    return 0;
  }
}
