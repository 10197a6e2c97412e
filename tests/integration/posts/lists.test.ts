import { describe, expect, it } from "vitest";
import { GET as list } from "../../../app/api/post/route";
import { GET as recent } from "../../../app/api/post/recent/route";
import { GET as stats } from "../../../app/api/post/stats/route";
import { db } from "../../../lib/db";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";

type Listed = {
  id: number;
  content: string;
  status: string;
  postPlatforms: object[];
  scheduledTime: string | null;
};
const idsOf = (object: Record<string, unknown>) => (object.postList as Listed[]).map(({ id }) => id);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));

/** An owner with 23 posts, the newest last: every third published, two scheduled, one of them deleted. */
async function ownerWithPosts() {
  const { user, token } = await makeOwner();
  const made = [];
  for (let i = 0; i < 23; i += 1) {
    const content = i === 5 ? "Half price: 50% off_today" : `Rolls, number ${i}`;
    const part =
      i === 21 || i === 22
        ? { status: "SCHEDULED" as const, scheduledAt: at(100 - i) }
        : { status: i % 3 === 0 ? ("PUBLISHED" as const) : ("GENERATED" as const) };
    made.push(await makePost(user.id, { content, createdAt: at(i), cost: 1000 + (i % 2), ...part }));
  }
  await makePost((await makeOwner()).user.id, { content: "Somebody else's" });
  await db.post.update({ where: { id: made[22]?.id }, data: { deletedAt: new Date() } });
  const ids = made.slice(0, 22).map(({ id }) => id);
  const get = (query = "") => call(list, { bearer: token, path: `/api/post${query}` });
  return { user, token, ids, newest: ids.toReversed(), get };
}

describe("GET /api/post", () => {
  it("gives the newest ten of the actor's own, and how many there are", async () => {
    const { newest, get } = await ownerWithPosts();
    const first = await get();
    expect(first.object).toMatchObject({ numberOfRecords: 22, numberOfPages: 3 });
    expect(idsOf(first.object)).toEqual(newest.slice(0, 10));
    expect(idsOf((await get("?pageNo=2")).object)).toEqual(newest.slice(20));
    const behind = (await get("?pageNo=9")).object;
    expect(idsOf(behind)).toEqual([]);
    expect(behind.numberOfRecords).toBe(newest.length);
    expect(idsOf((await get("?pageNo=1&pageSize=5")).object)).toEqual(newest.slice(5, 10));
  });

  it("sorts, filters and searches", async () => {
    const { ids, newest, get } = await ownerWithPosts();
    expect(idsOf((await get("?sortDir=asc&pageSize=100")).object)).toEqual(ids);
    const scheduled = await get("?status=SCHEDULED");
    expect(idsOf(scheduled.object)).toEqual([ids[21]]);
    expect((scheduled.object.postList as Listed[])[0]).toMatchObject({ scheduledTime: at(79).toISOString() });
    expect((await get("?status=PUBLISHED")).object).toMatchObject({ numberOfRecords: 7 });
    expect((await get("?status=")).object).toMatchObject({ numberOfRecords: 22 });
    expect(idsOf((await get("?q=50%25%20OFF_")).object)).toEqual([ids[5]]);
    expect((await get("?q=%25")).object).toMatchObject({ numberOfRecords: 1 });
    expect((await get("?q=rolls&status=GENERATED")).object).toMatchObject({ numberOfRecords: 13 });
    const byTime = idsOf((await get("?sortField=scheduledTime&sortDir=DESC")).object);
    expect(byTime[0]).toBe(ids[21]);
    expect(byTime.slice(1)).toEqual(newest.slice(1, 10));
  });

  it("searches capitals and small letters alike, in every language", async () => {
    const { user, get } = await ownerWithPosts();
    const { id } = await makePost(user.id, { content: "Új ÁFONYÁS pite, CRÈME brûlée" });
    for (const words of ["áfonyás PITE", "BRÛLÉE", "crème", "új", "pite, c", "PITE"])
      expect(idsOf((await get(`?q=${encodeURIComponent(words)}`)).object), words).toEqual([id]);
    expect((await get("?q=afonyas")).object).toMatchObject({ numberOfRecords: 0 });
  });

  it("shows each delivery", async () => {
    const { ids, get } = await ownerWithPosts();
    const delivery = { postId: ids[0] ?? 0, platform: "FACEBOOK", pageId: "1", contentHash: "h" } as const;
    await db.delivery.create({
      data: { ...delivery, status: "FAILED", fence: 1, errorCode: "FACEBOOK_REFUSED", errorMessage: "No" },
    });
    const { object } = await get("?sortDir=ASC&pageSize=1");
    expect((object.postList as Listed[])[0]?.postPlatforms).toEqual([
      {
        id: expect.any(Number),
        platform: "FACEBOOK",
        status: "FAILED",
        errorCode: "FACEBOOK_REFUSED",
        errorMessage: "No",
        permalink: null,
        held: false,
        heldFor: null,
        pageName: null,
      },
    ]);
  });

  it("refuses what it does not know", async () => {
    const { get } = await ownerWithPosts();
    const wrong = [
      "pageNo=-1",
      "pageNo=x",
      "pageSize=101",
      "pageSize=0",
      "sortField=userId",
      "sortDir=up",
      "status=X",
    ];
    for (const query of [...wrong, "deleted=1", "pageNo=99999999999999", "q=%00", "pageNo="])
      expect(await get(`?${query}`), query).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
  });
});

describe("the dashboard's figures", () => {
  it("are the six newest, and the counts", async () => {
    const { token, newest } = await ownerWithPosts();
    expect(idsOf((await call(recent, { bearer: token })).object)).toEqual(newest.slice(0, 6));
    expect((await call(stats, { bearer: token })).object).toEqual({
      postCount: 22,
      postsPublished: 7,
      publishRate: 7 / 22,
      latestPostDate: at(21).toISOString(),
    });
  });

  it("are empty without a post", async () => {
    const { token } = await makeOwner();
    expect((await call(recent, { bearer: token })).object).toEqual({ postList: [] });
    expect((await call(stats, { bearer: token })).object).toEqual({
      postCount: 0,
      postsPublished: 0,
      publishRate: 0,
      latestPostDate: null,
    });
  });
});

describe("at many posts", () => {
  it("a page near the end is cut from there, and is the same", async () => {
    const { user, token } = await makeOwner();
    await db.$executeRaw`
      INSERT INTO "Post" ("userId", "content", "status", "updatedAt", "createdAt", "deletedAt")
      SELECT ${user.id}::uuid, 'Rolls ' || i, (CASE WHEN i % 3 = 0 THEN 'PUBLISHED' ELSE 'GENERATED' END)::"PostStatus",
        now(), now() - i / 2 * interval '1 minute', CASE WHEN i % 50 = 7 THEN now() END FROM generate_series(1, 2500) i`;
    const get = async (query: string) => {
      const { object } = await call(list, { bearer: token, path: `/api/post?${query}` });
      return { ids: idsOf(object), records: object.numberOfRecords };
    };
    for (const order of [
      "",
      "&sortDir=ASC",
      "&sortField=status&sortDir=ASC",
      "&sortField=status",
      "&status=PUBLISHED",
    ]) {
      const all: number[] = [];
      for (let page = 0; page < 10; page += 1)
        all.push(...(await get(`pageSize=100&pageNo=${page}${order}`)).ids);
      const { records } = await get(`pageSize=100${order}`);
      const total = order.includes("PUBLISHED") ? 816 : 2450;
      expect(records, order).toBe(total);
      const behind: number[] = [];
      for (let page = 10; page < 30; page += 1)
        behind.push(...(await get(`pageSize=100&pageNo=${page}${order}`)).ids);
      expect(new Set([...all, ...behind]).size, order).toBe(total);
      for (const pageNo of [14, 15, 22, 27, 34, 35, 36])
        expect((await get(`pageSize=70&pageNo=${pageNo}${order}`)).ids, `${order}, page ${pageNo}`).toEqual(
          [...all, ...behind].slice(pageNo * 70, (pageNo + 1) * 70),
        );
    }
  });

  it("a page is read from the index, already sorted", async () => {
    const { user } = await makeOwner();
    await db.$executeRaw`
      INSERT INTO "Post" ("userId", "content", "updatedAt", "createdAt")
      SELECT ${user.id}::uuid, 'Rolls ' || i, now(), now() - i * interval '1 minute' FROM generate_series(1, 5000) i`;
    await db.$executeRaw`ANALYZE "Post"`;
    const plan = await db.$queryRaw<Record<string, string>[]>`
      EXPLAIN SELECT * FROM "Post" WHERE "userId" = ${user.id}::uuid AND "deletedAt" IS NULL
      ORDER BY "deletedAt", "createdAt" DESC, "id" DESC LIMIT 10`;
    const text = plan.map((row) => Object.values(row)[0]).join("\n");
    expect(text).toContain("Index Scan");
    expect(text).not.toContain("Sort");
  });
});
