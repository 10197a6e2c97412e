import { describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { findDue, msToNextDue } from "../../../lib/posts/publishing/find-due";
import { holdLatePosts } from "../../../lib/posts/scheduling/hold-late-posts";
import { getMonth } from "../../../lib/posts/week/get-month";
import { getWeek } from "../../../lib/posts/week/queries";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import { budget } from "../budget";

const none = { pages: [], ids: [] };
const MOST_MS = 250;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  await work();
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  console.log(`${name} among ${budget.posts} posts: ${ms.toFixed(1)} ms`);
  expect(ms, name).toBeLessThan(MOST_MS);
  return result;
}

describe(`${budget.posts} posts`, () => {
  it("do not slow the sweep down: what is due is found by an index", async () => {
    const { user, token } = await makeOwner();
    // The counts of an owner's posts, which are kept for each changed one, are not what is measured.
    await db.$executeRaw`ALTER TABLE "Post" DISABLE TRIGGER "Post_counted"`;
    // Most are long out, a tenth waits for another day, one in a thousand is due.
    await db.$executeRaw`
      WITH posts AS (
        INSERT INTO "Post" ("userId", "content", "updatedAt")
        SELECT ${user.id}::uuid, 'A post', now() FROM generate_series(1, ${budget.posts}::int) RETURNING "id")
      INSERT INTO "Delivery" ("postId", "platform", "pageId", "contentHash", "fence", "status", "dueAt", "updatedAt")
      SELECT "id", 'FACEBOOK', ("id" / 10 % 5000)::text, '', 1,
             (CASE WHEN "id" % 10 = 0 THEN 'PENDING' ELSE 'SUCCESS' END)::"DeliveryStatus",
             now() + interval '1 day' * (CASE WHEN "id" % 1000 = 0 THEN -1 ELSE 1 + "id" % 30 END), now()
      FROM posts`;
    await db.$executeRaw`ANALYZE "Post", "Delivery"`;
    expect(await timed("findDue", () => findDue(none, 16))).toHaveLength(16);
    await timed("msToNextDue", () => msToNextDue(none, 10_000));
    await timed("holdLatePosts", holdLatePosts);
    const actor = await actorOf(token);
    await timed("getWeek", () => getWeek(actor, {}));
    const month = new Date().toISOString().slice(0, 7);
    await timed("getMonth", () => getMonth(actor, { month }));
    const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>`
      EXPLAIN SELECT 1 FROM "Delivery" d
      WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()`;
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).toMatch(/Index.* "?Delivery_(due|status_dueAt)_idx/);
    expect(text).not.toContain('Seq Scan on "Delivery"');
  });
});
