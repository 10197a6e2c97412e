import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { LIBRARY_PAGE } from "./constants";
import { type PhotoRow, shownPhoto } from "./rules";
import type { MediaListInput } from "./schema";
import type { LibraryPage, LibraryPhoto } from "./types";

type LibraryRow = PhotoRow & Pick<LibraryPhoto, "name" | "source" | "rested"> & { createdAt: Date };

const libraryPhoto = ({ createdAt, ...row }: LibraryRow): LibraryPhoto => ({
  ...row,
  ...shownPhoto(row),
  createdAt: createdAt.toISOString(),
});

/** The photo was uploaded, or put into a post (null: it never was), within three weeks. */
const NEW = Prisma.sql`"createdAt" >= app_now() - interval '21 days'`;
const USED = Prisma.sql`"usedAt" >= app_now() - interval '21 days'`;

/** What a photo of the library is made of, beside `rested`. */
const FIELDS = Prisma.sql`
  "id", "name", "source", "altText", "width", "height", "shape", "focusX", "focusY", "createdAt"`;

/** The actor's photo of which this is true. */
async function findPhoto(actor: Actor, which: Prisma.Sql, on: Db = db): Promise<LibraryPhoto | null> {
  const [row] = await on.$queryRaw<LibraryRow[]>`
    SELECT ${FIELDS}, (${NEW} OR ${USED}) IS NOT TRUE AS "rested" FROM "Media"
    WHERE "userId" = ${actor.userId}::uuid AND NOT "discarded" AND ${which}`;
  return row ? libraryPhoto(row) : null;
}

/** A photo of the actor's. @throws AppError MEDIA_NOT_FOUND */
export async function getPhoto(actor: Actor, id: string, on: Db = db): Promise<LibraryPhoto> {
  const photo = await findPhoto(actor, Prisma.sql`"id" = ${id}::uuid`, on);
  if (!photo) throw new AppError("MEDIA_NOT_FOUND");
  return photo;
}

/** Photos of the actor's, in this order. One statement. @throws AppError MEDIA_NOT_FOUND where one is not there */
export async function getPhotos(actor: Actor, ids: readonly string[]): Promise<LibraryPhoto[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<LibraryRow[]>`
    SELECT ${FIELDS}, (${NEW} OR ${USED}) IS NOT TRUE AS "rested" FROM "Media"
    WHERE "userId" = ${actor.userId}::uuid AND NOT "discarded" AND "id" = ANY (${ids}::uuid[])`;
  const byId = new Map(rows.map((row) => [row.id, libraryPhoto(row)]));
  return ids.map((id) => {
    const photo = byId.get(id);
    if (!photo) throw new AppError("MEDIA_NOT_FOUND");
    return photo;
  });
}

/** The actor's photo that was uploaded as the file with this SHA-256, in hexadecimal. */
export function findUploaded(actor: Actor, sha256: string): Promise<LibraryPhoto | null> {
  return findPhoto(actor, Prisma.sql`"sha256" = ${sha256}`);
}

/** The actor's photos that these words find. */
function foundBy(actor: Actor, words: string): Prisma.Sql {
  const query = words.trim();
  const found = query ? `%${query.replace(/[\\%_]/g, "\\$&")}%` : null;
  return Prisma.sql`"userId" = ${actor.userId}::uuid AND NOT "discarded"
    AND (${found}::text IS NULL OR "name" ILIKE ${found} OR "altText" ILIKE ${found})`;
}

const pageOf = (rows: readonly LibraryRow[]): LibraryPage => ({
  media: rows.slice(0, LIBRARY_PAGE).map(libraryPhoto),
  more: rows.length > LIBRARY_PAGE,
});

type Paged = Pick<MediaListInput, "q" | "page">;

/** The photos of the actor's that no post has had yet, the newest first. */
export async function listUnusedPhotos(actor: Actor, { q = "", page }: Paged): Promise<LibraryPage> {
  // In the order of its index, in which the ids, which grow with time, of what was never used stand together.
  const rows = await db.$queryRaw<LibraryRow[]>`
    SELECT ${FIELDS}, NOT (${NEW}) AS "rested" FROM "Media"
    WHERE ${foundBy(actor, q)} AND "usedAt" IS NULL AND "source" = 'UPLOADED'
    ORDER BY "usedAt" DESC, "id" DESC LIMIT ${LIBRARY_PAGE + 1} OFFSET ${page * LIBRARY_PAGE}`;
  return pageOf(rows);
}

/** The actor's photos, the newest first; at the end, in the same order, those that have rested. */
export async function listPhotos(actor: Actor, { q = "", page }: Paged): Promise<LibraryPage> {
  const own = foundBy(actor, q);
  const upToPage = Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC LIMIT ${(page + 1) * LIBRARY_PAGE + 1}::int`;
  // The first and the last are read from the index in their order, no further than the page; those between are few.
  const rows = await db.$queryRaw<LibraryRow[]>`
    SELECT * FROM (
      (SELECT ${FIELDS}, false AS "rested" FROM "Media" WHERE ${own} AND ${NEW} ${upToPage})
      UNION ALL
      (SELECT ${FIELDS}, false FROM "Media" WHERE ${own} AND NOT (${NEW}) AND "id" = ANY (ARRAY(
         SELECT "id" FROM "Media" WHERE "userId" = ${actor.userId}::uuid AND ${USED})) ${upToPage})
      UNION ALL
      (SELECT ${FIELDS}, true FROM "Media" WHERE ${own} AND NOT (${NEW}) AND (${USED}) IS NOT TRUE ${upToPage})
    ) photo
    ORDER BY "rested", "createdAt" DESC, "id" DESC
    LIMIT ${LIBRARY_PAGE + 1} OFFSET ${page * LIBRARY_PAGE}`;
  return pageOf(rows);
}
