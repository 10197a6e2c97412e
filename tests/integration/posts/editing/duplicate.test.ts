import { describe, expect, it } from "vitest";
import { POST as duplicate } from "../../../../app/api/post/[id]/duplicate/route";
import { db } from "../../../../lib/db";
import type { PostStatus } from "../../../../lib/generated/prisma/enums";
import { makeOwner, makePost, putPhoto } from "../../../factories";
import { call } from "../../../fixtures";

const copy = (bearer: string, id: number, headers?: Record<string, string>) =>
  call(duplicate, { bearer, method: "POST", params: { id: String(id) }, headers });

describe("POST /api/post/{id}/duplicate", () => {
  it.each<PostStatus>(["GENERATED", "SCHEDULED", "PUBLISHED"])(
    "of a %s post makes a draft that has gone nowhere and cost nothing",
    async (status) => {
      const { user, token } = await makeOwner();
      const scheduledAt = status === "SCHEDULED" ? new Date(Date.now() + 3_600_000) : undefined;
      const post = await makePost(user.id, { content: "Rolls again", status, scheduledAt, cost: 1_000 });
      const { key } = { key: `${user.id}/photo.webp` };
      const media = await db.media.create({
        data: { userId: user.id, key, mimeType: "image/webp", width: 16, height: 9, bytes: 100 },
      });
      await putPhoto(post.id, media.id);
      const before = await db.creditAccount.findUniqueOrThrow({ where: { userId: user.id } });
      const reply = await copy(token, post.id);
      expect(reply).toMatchObject({
        status: 200,
        object: {
          content: "Rolls again",
          status: "GENERATED",
          scheduledTime: null,
          publishedAt: null,
          cost: 0,
          copyOf: post.id,
        },
      });
      expect(reply.object).toMatchObject({ postPlatforms: [], imageUrl: `/api/media/${media.id}/file` });
      expect(reply.object.id).not.toBe(post.id);
      expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status });
      expect(await db.creditAccount.findUniqueOrThrow({ where: { userId: user.id } })).toEqual(before);
    },
  );

  it("makes one copy for one key", async () => {
    const { user, token } = await makeOwner();
    const post = await makePost(user.id);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, second] = [await copy(token, post.id, headers), await copy(token, post.id, headers)];
    expect(second).toMatchObject({ status: 200, object: { id: first.object.id } });
    expect(await db.post.count({ where: { userId: user.id } })).toBe(2);
  });

  it("is refused for another's post, a deleted one and one that does not exist", async () => {
    const { user, token } = await makeOwner();
    const post = await makePost(user.id);
    const deleted = await makePost(user.id);
    await db.post.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    const posts = await db.post.count();
    const stranger = (await makeOwner()).token;
    for (const [bearer, id] of [
      [stranger, post.id],
      [token, deleted.id],
      [token, 2_147_483_647],
    ] as const)
      expect(await copy(bearer, id)).toMatchObject({ status: 404, message: "POST_NOT_FOUND" });
    expect(await db.post.count()).toBe(posts);
  });
});
