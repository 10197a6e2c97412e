import "server-only";
import { Prisma, db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { removeDiscarded } from "./store-photo";

const AT_ONCE = 50;

type Row = { id: string; createdAt: Date };

/** The index that the search goes by. The newest may still be on their way to the store, or to their post. */
const SEARCHES = {
  made: Prisma.sql`m."createdAt" > app_now() - interval '30 days' AND m."createdAt" < app_now() - interval '1 day'
    AND m."source" = 'GENERATED'`,
  discarded: Prisma.sql`m."discarded" AND m."createdAt" < app_now() - interval '1 hour'`,
};

/**
 * Removes photos that no post has: those that no post got, because the process died between the photo and its
 * post, and those whose last post was removed; called by a timer at least once a week. @returns how many
 */
export async function removeUnusedPhotos(signal?: AbortSignal): Promise<number> {
  return (await removeFound(SEARCHES.made, signal)) + (await removeFound(SEARCHES.discarded, signal));
}

async function removeFound(search: Prisma.Sql, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let after: Row | undefined; !signal?.aborted;) {
    const rows: Row[] = await db.$queryRaw<Row[]>`
      SELECT m."id", m."createdAt" FROM "Media" m
      WHERE ${search} AND (SELECT count(*) FROM "PostMedia" x WHERE x."mediaId" = m."id") = 0
        AND (m."createdAt", m."id") > (coalesce(${after?.createdAt ?? null}::timestamptz, '-infinity'),
                                       coalesce(${after?.id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'))
      ORDER BY m."createdAt", m."id" LIMIT ${AT_ONCE}`;
    for (const row of rows) removed += await removeOne(row);
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1);
  }
  return removed;
}

/** Removes one; a failure is retried the next night. */
async function removeOne({ id }: Row): Promise<number> {
  try {
    await db.media.updateMany({ where: { id, posts: { none: {} } }, data: { discarded: true } });
    return await removeDiscarded(id);
  } catch (error) {
    log.warn({ err: error, media: id }, "a photo that no post uses could not be removed");
    return 0;
  }
}
