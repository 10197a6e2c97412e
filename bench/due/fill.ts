import { seal } from "../../lib/crypto";
import { db } from "../../lib/db";

/** So many owners, each with a page of their own. */
export async function fillPages(pages: number): Promise<void> {
  await db.$executeRaw`TRUNCATE "User" CASCADE`;
  await db.$executeRaw`
    INSERT INTO "User" ("id", "email", "emailVerifiedAt", "updatedAt")
    SELECT gen_random_uuid(), n || '@example.com', now(), now() FROM generate_series(0, ${pages}::int - 1) n`;
  const connections = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "Connection" ("id", "userId", "platform", "status", "accountId", "userToken", "pageId", "updatedAt")
    SELECT gen_random_uuid(), "id", 'FACEBOOK', 'CONNECTED', "email", '', split_part("email", '@', 1), now()
    FROM "User" RETURNING "id"::text`;
  const ids = connections.map(({ id }) => id);
  const tokens = ids.map((id) => seal(`page-token-${id}`, `Connection:${id}:pageToken`));
  await db.$executeRaw`
    UPDATE "Connection" c SET "pageToken" = t."token"
    FROM unnest(${ids}::uuid[], ${tokens}::text[]) AS t("id", "token") WHERE c."id" = t."id"`;
}

/** So many scheduled posts over these pages, all due now. */
export async function fillPosts(posts: number, pages: number): Promise<void> {
  await db.$executeRaw`TRUNCATE "Post", "SendRateLimit" CASCADE`;
  await db.$executeRaw`
    WITH posts AS (
      INSERT INTO "Post" ("userId", "content", "status", "scheduledAt", "lateAt", "updatedAt")
      SELECT u."id", 'Fresh rolls at half past six, number ' || n, 'SCHEDULED', now(), now() + interval '1 hour', now()
      FROM generate_series(0, ${posts}::int - 1) n JOIN "User" u ON u."email" = n % ${pages}::int || '@example.com'
      ORDER BY n RETURNING "id", "userId"
    )
    INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "dueAt", "updatedAt")
    SELECT p."id", 'FACEBOOK', c."pageId", p."id"::text, date_trunc('milliseconds', now()), now()
    FROM posts p JOIN "Connection" c ON c."userId" = p."userId" ORDER BY p."id"`;
  await db.$executeRawUnsafe('VACUUM ANALYZE "User", "Connection", "Post", "Delivery"');
}
