import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { afterReply } from "@/lib/jobs/after-reply";
import { addHashes, getHashes } from "@/lib/media/photo-hashes";
import { isSamePhoto } from "@/lib/media/same-photo";
import { getPost, listPostsOf } from "@/lib/posts/queries";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { ALIKE, likeness, shinglesOf } from "./text-likeness";
import type { SimilarPosts } from "./types";

const DAYS = 60;
/** More posts than go out in sixty days. */
const MAX_POSTS = 200;
/** Of their photos, the newest posts' first: each has some kilobytes of hashes. */
const MAX_PHOTOS = 300;
/** How far texts are compared, in characters: what is alike so far is alike. */
const COMPARED = 5000;
const MAX_SIMILAR = 3;
/** Photos from before there were hashes that one request has hashed, after its reply. */
const MAX_HASHED = 20;

type Row = { id: number; content: string | null; mediaIds: string[] | null };

/**
 * The posts that went out in the last 60 days, or are planned for the coming 60, with a photo that this one has as
 * well (`isSamePhoto` says how far a crop is recognised), or with much the same words. Photos that have no hashes
 * yet are recognised where they are the very same one; their hashes are computed after the reply.
 * @throws AppError POST_NOT_FOUND, SERVER_BUSY for too many at once
 */
export async function findSimilarPosts(actor: Actor, id: number): Promise<SimilarPosts> {
  const found = await inHeavyTurn(actor.userId, () => compareAll(actor, id));
  const posts = new Map(
    (
      await listPostsOf(
        actor,
        found.map((one) => one.id),
      )
    ).map((post) => [post.id, post]),
  );
  const similar = found.flatMap(({ id: other, ...likenesses }) => {
    const post = posts.get(other);
    return post ? [{ post, ...likenesses }] : [];
  });
  return { similar };
}

type Found = { id: number; samePhoto: boolean; alikeText: boolean };

async function compareAll(actor: Actor, id: number): Promise<Found[]> {
  const { content, media: photos } = await getPost(actor, id);
  const own = photos.map((photo) => photo.id);
  const rows = await listAround(actor, id, content.length);
  const others =
    own.length === 0 ? [] : [...new Set(rows.flatMap(({ mediaIds }) => mediaIds ?? []))].slice(0, MAX_PHOTOS);
  const hashes = await getHashes(actor, [...own, ...others]);
  const missing = [...own, ...others].filter((mediaId) => !hashes.has(mediaId)).slice(0, MAX_HASHED);
  if (missing.length > 0) afterReply("photo hashes", () => addHashes(actor, missing));

  const same = new Set(others.filter((other) => own.some((mediaId) => isSame(mediaId, other, hashes))));
  const shingles = shinglesOf(content.slice(0, COMPARED));
  const turn = yieldRegularly();
  const compared = [];
  for (const row of rows) {
    const samePhoto = row.mediaIds?.some((mediaId) => same.has(mediaId)) ?? false;
    const text = row.content === null ? 0 : likeness(shingles, shinglesOf(row.content));
    compared.push({ id: row.id, samePhoto, alikeText: text >= ALIKE, score: Number(samePhoto) + text });
    await turn();
  }
  return compared
    .filter(({ samePhoto, alikeText }) => samePhoto || alikeText)
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .slice(0, MAX_SIMILAR)
    .map(({ score: _, ...found }) => found);
}

function isSame(one: string, other: string, hashes: ReadonlyMap<string, Uint8Array>): boolean {
  if (one === other) return true;
  const [a, b] = [hashes.get(one), hashes.get(other)];
  return a !== undefined && b !== undefined && isSamePhoto(a, b);
}

/** The posts of those days, with the texts that are long enough to be much like one of this length. */
function listAround(actor: Actor, id: number, length: number): Promise<Row[]> {
  const own = Prisma.sql`"userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL AND "id" <> ${id}`;
  const span = Prisma.sql`${DAYS} * interval '1 day'`;
  return db.$queryRaw<Row[]>`
    SELECT p."id", CASE WHEN char_length(p."content") BETWEEN ${Math.floor(length / 2)} AND ${length * 2}
        THEN left(p."content", ${COMPARED}) END AS "content",
      (SELECT array_agg(x."mediaId"::text) FROM "PostMedia" x WHERE x."postId" = p."id") AS "mediaIds"
    FROM "Post" p WHERE p."id" = ANY (ARRAY(
      (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'PUBLISHED' AND "publishedAt" > app_now() - ${span}
       ORDER BY "publishedAt" DESC LIMIT ${MAX_POSTS})
      UNION ALL
      (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'SCHEDULED' AND "scheduledAt" < app_now() + ${span}
       ORDER BY "scheduledAt" LIMIT ${MAX_POSTS})))
    ORDER BY coalesce(p."publishedAt", p."scheduledAt") DESC, p."id" DESC`;
}
