import { db } from "../../lib/db";
import { SENTENCES, makeSentences } from "./prose";

/** An owner who is measured: so many posts in all, and so many in each week, of which one is still to come. */
export type Size = { posts: number; weekly: number };

/** How many posts each of the other owners has, about three years of three a week. */
const OTHERS_POSTS = 450;
const OTHERS_WEEKLY = 3;
/** So many of the photos that an owner may keep (LIBRARY_LIMIT). */
const MOST_PHOTOS = 2000;

/** The tables that the fill writes. */
const FILLED = [
  "User",
  "Connection",
  "Post",
  "Media",
  "PostMedia",
  "Delivery",
  "PostCount",
  "Generation",
  "CreditEntry",
  "StripeCustomer",
  "Notice",
  "TrackedPage",
  "PagePost",
  "PostInsight",
  "PostOutcome",
] as const;

/**
 * A product with `posts` posts, the owners of `sizes` among many others, in the order in which they were written. Nothing
 * of it is analysed, and autovacuum is kept away. @returns the ids of these owners
 */
export async function fill(posts: number, sizes: readonly Size[]): Promise<string[]> {
  // What a run left behind that was stopped.
  await run(`TRUNCATE "User" CASCADE`);
  await run("DROP TABLE IF EXISTS sentence, owner, plan");
  for (const table of FILLED) {
    await run(`ALTER TABLE "${table}" SET (autovacuum_enabled = false)`);
    // What the triggers add, revisions and history, was there before.
    await run(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  }
  await db.$executeRaw`CREATE UNLOGGED TABLE sentence AS
    SELECT (row_number() OVER ())::int - 1 AS n, s.text FROM unnest(${makeSentences()}::text[]) AS s(text)`;
  await run(OWNERS(posts, sizes));
  for (const statement of STATEMENTS) await run(statement);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM owner ORDER BY n LIMIT ${sizes.length}`;
  await run("DROP TABLE sentence, owner, plan");
  for (const table of FILLED) await run(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  return rows.map(({ id }) => id);
}

const run = (sql: string) => db.$executeRawUnsafe(sql);

const OWNERS = (total: number, sizes: readonly Size[]) => {
  const others = Math.floor((total - sizes.reduce((sum, size) => sum + size.posts, 0)) / OTHERS_POSTS);
  const measured = sizes.map(({ posts, weekly }, n) => `(${n}, ${posts}, ${weekly})`).join(", ");
  return `CREATE UNLOGGED TABLE owner AS
    SELECT o.*, gen_random_uuid() AS id, greatest(1, least(o.posts / 2, ${MOST_PHOTOS})) AS photos
    FROM (VALUES ${measured} UNION ALL
      SELECT ${sizes.length} + n, ${OTHERS_POSTS}, ${OTHERS_WEEKLY} FROM generate_series(1, ${others}) n
    ) o(n, posts, weekly)`;
};

/** The id of an owner's k-th photo, or of the generation of the k-th post. */
const uuidOf = (owner: string, k: string) => `md5(${owner} || ':' || ${k})::uuid`;

/** A number of the post's own, for whatever is to vary. */
const vary = (salt: number) => `(abs(hashint4(p.id * 8 + ${salt})::bigint))`;

// Of each owner's posts the newest are those of the week to come; one in ten of the others is a draft, some of which
// were tried and failed, and one in two hundred was removed.
const PLAN = `CREATE UNLOGGED TABLE plan AS
  SELECT row_number() OVER (ORDER BY at, o.n)::int AS id, o.n AS owner, o.id AS "userId", o.photos, k, at,
    CASE WHEN k < o.weekly THEN 'SCHEDULED' WHEN k % 10 = 5 THEN 'GENERATED' ELSE 'PUBLISHED' END AS status
  FROM owner o, generate_series(0, o.posts - 1) k,
    LATERAL (SELECT now() + interval '7 days' * ((o.weekly - k - 0.5) / o.weekly)) t(at)`;

const STATEMENTS = [
  PLAN,
  `INSERT INTO "User" ("id", "email", "emailVerifiedAt", "timeZone", "updatedAt")
   SELECT id, n || '@example.com', now(), 'Europe/Budapest', now() FROM owner ORDER BY n`,
  `INSERT INTO "Connection" ("id", "userId", "platform", "status", "accountId", "userToken", "pageId", "pageName", "updatedAt")
   SELECT gen_random_uuid(), id, 'FACEBOOK', 'CONNECTED', n::text, '', n::text, 'The bakery', now() FROM owner ORDER BY n`,
  `INSERT INTO "PostingSlot" ("userId", "weekday", "minute") SELECT id, d, 600 FROM owner, generate_series(1, 7) d`,
  `INSERT INTO "CreditAccount" ("userId", "balance", "updatedAt") SELECT id, 50000, now() FROM owner`,
  `INSERT INTO "Media" ("id", "userId", "key", "name", "altText", "mimeType", "bytes", "width", "height", "createdAt", "usedAt")
   SELECT ${uuidOf("n", "k")}, id, n || '/' || k, 'IMG_' || k || '.jpg', 'Bread on the counter, number ' || k, 'image/jpeg',
     200000, 1600, 1200, t, CASE WHEN k % 20 > 0 THEN t + interval '2 days' END
   FROM owner, generate_series(0, photos - 1) k,
     LATERAL (SELECT now() - interval '7 days' * (photos - k) * posts / photos / weekly) s(t)
   ORDER BY t`,
  `INSERT INTO "Post" ("id", "userId", "content", "status", "cost", "scheduledAt", "lateAt", "preflightAt", "publishedAt",
     "attemptedAt", "createdAt", "updatedAt", "deletedAt")
   SELECT p.id, p."userId", concat_ws(' ', a.text, b.text, c.text, d.text, e.text, f.text),
     p.status::"PostStatus", CASE WHEN k % 3 > 0 THEN 700 + ${vary(6)} % 900 ELSE 0 END,
     CASE WHEN status <> 'GENERATED' THEN at END, CASE WHEN status <> 'GENERATED' THEN at + interval '1 hour' END,
     CASE WHEN status = 'SCHEDULED' THEN at - interval '1 hour' END,
     CASE WHEN status = 'PUBLISHED' THEN at END, CASE WHEN status = 'PUBLISHED' OR k % 50 = 5 THEN at END,
     at - interval '1 hour' * (200 + ${vary(7)} % 100), now(), CASE WHEN k % 200 = 150 THEN now() END
   FROM plan p ${["a", "b", "c", "d", "e", "f"]
     .map((name, place) => {
       const some = place > 2 ? ` AND ${vary(place)} % ${place} > 0` : "";
       return `LEFT JOIN sentence ${name} ON ${name}.n = ${vary(place)} % ${SENTENCES}${some}`;
     })
     .join("\n     ")}
   ORDER BY p.id`,
  `INSERT INTO "PostCount" ("userId", "generated", "unread", "scheduled", "published")
   SELECT "userId", count(*) FILTER (WHERE "status" = 'GENERATED'), count(*) FILTER (WHERE "status" = 'GENERATED'),
     count(*) FILTER (WHERE "status" = 'SCHEDULED'), count(*) FILTER (WHERE "status" = 'PUBLISHED') FROM "Post" WHERE "deletedAt" IS NULL GROUP BY 1`,
  `SELECT setval('"Post_id_seq"', (SELECT max(id) FROM plan))`,
  `INSERT INTO "PostMedia" ("postId", "position", "mediaId")
   SELECT p.id, 0, ${uuidOf("owner", "k % photos")} FROM plan p WHERE k % 2 = 0 ORDER BY p.id`,
  `INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "fence", "status", "dueAt", "externalId",
     "permalink", "errorCode", "sentAt", "createdAt", "updatedAt")
   SELECT id, 'FACEBOOK', owner::text, md5(id::text), CASE WHEN status = 'SCHEDULED' THEN 0 ELSE 1 END,
     (CASE status WHEN 'SCHEDULED' THEN 'PENDING' WHEN 'PUBLISHED' THEN 'SUCCESS' ELSE 'FAILED' END)::"DeliveryStatus",
     at, CASE WHEN status = 'PUBLISHED' THEN owner || '_' || id END,
     CASE WHEN status = 'PUBLISHED' THEN 'https://www.facebook.com/' || owner || '/posts/' || id END,
     CASE WHEN status = 'GENERATED' THEN 'FACEBOOK_REFUSED' END, CASE WHEN status = 'PUBLISHED' THEN at END, at, at
   FROM plan WHERE status <> 'GENERATED' OR k % 50 = 5 ORDER BY plan.id`,
  // What became of the posts: what they count, how many people saw them, and of every third its owner's word.
  `INSERT INTO "TrackedPage" ("userId", "pageId", "readAt", "usualPeople", "usualOf")
   SELECT id, n::text, now(), 300, 50 FROM owner ORDER BY n`,
  `INSERT INTO "PagePost" ("trackedPageId", "facebookId", "createdTime", "postId")
   SELECT t."id", owner || '_' || p.id, at, p.id FROM plan p JOIN "TrackedPage" t ON t."userId" = p."userId"
   WHERE status = 'PUBLISHED' ORDER BY p.id`,
  `INSERT INTO "PostInsight" ("pagePostId", "metric", "takenAt", "value")
   SELECT x."id", metric::"PostMetric", x."createdTime" + interval '28 days', most * ${vary(5)} / 2147483647
   FROM "PagePost" x JOIN plan p ON p.id = x."postId",
     (VALUES ('REACTIONS', 90), ('COMMENTS', 9), ('PEOPLE', 500), ('LOVE', 20)) figure(metric, most) ORDER BY x."id"`,
  `INSERT INTO "PostOutcome" ("postId", "answer", "answeredAt")
   SELECT id, (CASE WHEN k % 9 = 0 THEN 'YES' ELSE 'NO' END)::"PostAnswer", at FROM plan
   WHERE status = 'PUBLISHED' AND k % 3 = 0 ORDER BY id`,
  `INSERT INTO "Generation" ("id", "userId", "state", "reserved", "cost", "leaseUntil", "postId",
     "createdAt", "finishedAt")
   SELECT ${uuidOf("owner", "k")}, "userId", 'SETTLED', 1500, 1200, at, id, at, at
   FROM plan WHERE k % 3 > 0 ORDER BY plan.id`,
  `INSERT INTO "CreditEntry" ("userId", "key", "delta", "reason", "generationId", "createdAt")
   SELECT "userId", part || ':' || id, delta, reason::"CreditReason", ${uuidOf("owner", "k")}, at
   FROM plan, (VALUES ('reserve', -1500, 'RESERVE'), ('return', 300, 'RETURN')) part(part, delta, reason)
   WHERE k % 3 > 0 ORDER BY plan.id`,
  // A grant a month, for five years.
  `INSERT INTO "CreditEntry" ("userId", "key", "delta", "reason", "createdAt")
   SELECT id, 'grant:' || n || ':' || m, 200000, 'GRANT', now() - interval '1 month' * m
   FROM owner, generate_series(0, least(60, posts / weekly / 4)) m`,
  // The last grant replaced what was left of the one before.
  `INSERT INTO "StripeCustomer" ("userId", "customerId", "creditSortKey")
   SELECT id, 'cus_' || n, '1|invoice|1|grant:' || n || ':0' FROM owner`,
  `INSERT INTO "Notice" ("userId", "kind", "subject", "postId", "code", "createdAt", "closedAt")
   SELECT "userId", 'POST_FAILED', 'post:' || id, id, 'FACEBOOK_REFUSED', at, CASE WHEN k > 200 THEN now() END
   FROM plan WHERE status = 'GENERATED' AND k % 50 = 5 ORDER BY plan.id`,
];
