import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { LIBRARY_PAGE } from "./constants";
import { type PictureRow, shownPicture } from "./rules";
import type { MediaListInput } from "./schema";
import type { LibraryPage, LibraryPicture } from "./types";

type LibraryRow = PictureRow & Pick<LibraryPicture, "name" | "source" | "rested"> & { createdAt: Date };

const libraryPicture = ({ createdAt, ...row }: LibraryRow): LibraryPicture => ({
  ...row,
  ...shownPicture(row),
  createdAt: createdAt.toISOString(),
});

/** A post has got the picture within three weeks; null: none ever has. */
const USED = Prisma.sql`"usedAt" >= app_now() - interval '21 days'`;

/** What a picture of the library is made of, beside `rested`: no post has got it for three weeks. */
const FIELDS = Prisma.sql`
  "id", "name", "source", "altText", "width", "height", "shape", "focusX", "focusY", "createdAt"`;

/** A picture of the actor's. @throws AppError MEDIA_NOT_FOUND */
export async function getPicture(actor: Actor, id: string, on: Db = db): Promise<LibraryPicture> {
  const [row] = await on.$queryRaw<LibraryRow[]>`
    SELECT ${FIELDS}, (${USED}) IS NOT TRUE AS "rested" FROM "Media"
    WHERE "id" = ${id}::uuid AND "userId" = ${actor.userId}::uuid AND NOT "discarded"`;
  if (!row) throw new AppError("MEDIA_NOT_FOUND");
  return libraryPicture(row);
}

/** The actor's pictures: first those that no post has got for three weeks, then the newest. */
export async function listPictures(actor: Actor, { q = "", page }: MediaListInput): Promise<LibraryPage> {
  const words = q.trim();
  const found = words ? `%${words.replace(/[\\%_]/g, "\\$&")}%` : null;
  const own = Prisma.sql`"userId" = ${actor.userId}::uuid AND NOT "discarded"
    AND (${found}::text IS NULL OR "name" ILIKE ${found} OR "altText" ILIKE ${found})`;
  const upToPage = Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC LIMIT ${(page + 1) * LIBRARY_PAGE + 1}::int`;
  // Those that rest are read from the index in their order, no further than the page; the others are few.
  const rows = await db.$queryRaw<LibraryRow[]>`
    SELECT * FROM (
      (SELECT ${FIELDS}, true AS "rested" FROM "Media" WHERE ${own} AND (${USED}) IS NOT TRUE ${upToPage})
      UNION ALL
      (SELECT ${FIELDS}, false FROM "Media" WHERE ${own} AND "id" = ANY (ARRAY(
         SELECT "id" FROM "Media" WHERE "userId" = ${actor.userId}::uuid AND ${USED})) ${upToPage})
    ) picture
    ORDER BY "rested" DESC, "createdAt" DESC, "id" DESC
    LIMIT ${LIBRARY_PAGE + 1} OFFSET ${page * LIBRARY_PAGE}`;
  return { pictures: rows.slice(0, LIBRARY_PAGE).map(libraryPicture), more: rows.length > LIBRARY_PAGE };
}
