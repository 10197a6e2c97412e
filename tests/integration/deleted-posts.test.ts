import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "../../lib/db";
import { getObject, putObject } from "../../lib/providers/storage/objects";
import { makePost, makeUser, putPhoto } from "../factories";
import { runTimer } from "../timers";

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe("what was deleted is removed in the end", () => {
  it("posts, thirty days after, with what became of them, and none that may be reaching its page", async () => {
    const { id: userId } = await makeUser();
    const post = async (days: number | null, status?: "SUCCESS" | "CANCELLED" | "SENDING" | "UNKNOWN") => {
      const { id } = await makePost(userId, { status: status === "SUCCESS" ? "PUBLISHED" : "GENERATED" });
      const about = { platform: "FACEBOOK", pageId: "1", contentHash: `h${id}`, fence: 1 } as const;
      const leaseUntil = status === "SENDING" ? new Date() : null;
      if (status) await db.delivery.create({ data: { ...about, postId: id, status, leaseUntil } });
      await db.postEvent.create({ data: { postId: id, kind: "ASKED", at: new Date() } });
      await db.post.update({ where: { id }, data: { deletedAt: days === null ? null : daysAgo(days) } });
      return id;
    };
    const gone = [await post(31), await post(31, "SUCCESS"), await post(400, "CANCELLED")];
    const kept = [
      await post(29),
      await post(null, "SUCCESS"),
      await post(31, "SENDING"),
      await post(31, "UNKNOWN"),
    ];
    expect(await runTimer("remove-deleted-posts")).toBe(gone.length);
    const left = await db.post.findMany({ where: { userId }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(await db.postEvent.count({ where: { postId: { in: gone } } })).toBe(0);
    expect(await db.delivery.count({ where: { postId: { in: gone } } })).toBe(0);
  });

  it("their photos, however old, but none that another post shares, and never what they cost", async () => {
    const { id: userId } = await makeUser();
    const post = async (mediaId: string, deletedAt: Date | null) => {
      const { id } = await makePost(userId);
      await db.post.update({ where: { id }, data: { deletedAt } });
      await putPhoto(id, mediaId);
      return id;
    };
    const photo = async () => {
      const key = `${randomUUID()}.jpg`;
      await putObject(key, new Uint8Array([1]));
      const about = { mimeType: "image/jpeg", bytes: 1, width: 1, height: 1, createdAt: daysAgo(200) };
      return db.media.create({ data: { userId, key, ...about } });
    };
    const [alone, shared] = [await photo(), await photo()];
    const id = await post(alone.id, daysAgo(31));
    await post(shared.id, daysAgo(31));
    await post(shared.id, null);
    const paid = { state: "SETTLED", reserved: 2000, cost: 1000, leaseUntil: daysAgo(40) } as const;
    const generation = await db.generation.create({
      data: { userId, postId: id, ...paid, finishedAt: daysAgo(40) },
    });
    await db.creditEntry.create({
      data: { userId, key: randomUUID(), delta: -1000, reason: "RESERVE", generationId: generation.id },
    });
    await runTimer("remove-deleted-posts");
    expect(await runTimer("remove-unused-photos")).toBe(1);
    expect(await db.media.findMany({ where: { userId }, select: { id: true } })).toEqual([{ id: shared.id }]);
    expect(await getObject(alone.key)).toBeNull();
    expect(await getObject(shared.key)).not.toBeNull();
    expect(await db.generation.findFirst({ where: { userId } })).toMatchObject({ postId: null, cost: 1000 });
    expect(await db.creditEntry.count({ where: { userId } })).toBe(1);
  });

  it("status pages of deletions, three years after they were finished, and none of one under way", async () => {
    const { id: userId } = await makeUser();
    const asked = { source: "OWNER", requestedAt: daysAgo(4 * 365) } as const;
    await db.erasure.createMany({
      data: [
        { ...asked, code: "over", finishedAt: daysAgo(3 * 365 + 2) },
        { ...asked, code: "kept", finishedAt: daysAgo(3 * 365 - 2) },
        { ...asked, code: "under way", userId },
      ],
    });
    await runTimer("remove-finished-erasures");
    const left = await db.erasure.findMany({ select: { code: true }, orderBy: { code: "asc" } });
    expect(left.filter(({ code }) => ["over", "kept", "under way"].includes(code))).toEqual([
      { code: "kept" },
      { code: "under way" },
    ]);
  });

  it("billing records of erased accounts, all of one together, ten years after the last one's year", async () => {
    const year = new Date().getUTCFullYear();
    const [over, goesOn] = [randomUUID(), randomUUID()];
    const record = (holder: string, at: string) => ({ holder, kind: "CREDIT_GRANT", facts: {}, at });
    await db.keptBillingRecord.createMany({
      data: [
        record(over, `${year - 13}-03-01T00:00:00Z`),
        record(over, `${year - 11}-12-31T23:59:59Z`),
        record(goesOn, `${year - 13}-03-01T00:00:00Z`),
        record(goesOn, `${year - 10}-01-01T00:00:00Z`),
      ],
    });
    expect(await runTimer("remove-kept-records")).toBe(2);
    expect(await db.keptBillingRecord.count({ where: { holder: over } })).toBe(0);
    expect(await db.keptBillingRecord.count({ where: { holder: goesOn } })).toBe(2);
  });
});
