import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as createRoute } from "../../../app/api/post/route";
import { POST as duplicateRoute } from "../../../app/api/post/[id]/duplicate/route";
import { db } from "../../../lib/db";
import { POST_LIMIT, POST_LIMIT_WITHOUT_PLAN } from "../../../lib/posts/constants";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";
import { draft } from "./drafts";

const create = (bearer: string, key?: string) =>
  call(createRoute, {
    bearer,
    body: { content: "Fresh rolls" },
    headers: key ? { "idempotency-key": key } : undefined,
  });

/** An owner's posts without the model. */
const countAs = (userId: string, generated: number) =>
  db.postCount.upsert({ where: { userId }, create: { userId, generated }, update: { generated } });

describe("an account that is full", () => {
  it("takes no other post, whoever would write it, and takes one again once there is room", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    await countAs(user.id, POST_LIMIT);
    const full = { status: 409, message: "POST_LIMIT" };
    expect(await create(token)).toMatchObject(full);
    expect(
      await call(duplicateRoute, { bearer: token, method: "POST", params: { id: String(id) } }),
    ).toMatchObject(full);
    expect(await draft(token)).toMatchObject(full);
    expect(await db.generation.count({ where: { userId: user.id } }), "calls of the model").toBe(0);
    await countAs(user.id, POST_LIMIT - 1);
    expect((await create(token)).status).toBe(200);
  });

  it("is so with fewer posts where there is no plan", async () => {
    const { user, token } = await makeOwner();
    await countAs(user.id, POST_LIMIT_WITHOUT_PLAN);
    expect((await create(token)).status).toBe(200);
    await db.subscription.deleteMany({ where: { userId: user.id } });
    expect(await create(token)).toMatchObject({ status: 409, message: "POST_LIMIT" });
  });

  it("counts what was deleted by itself, so that nobody fills the disk by deleting", async () => {
    const { user, token } = await makeOwner();
    await db.subscription.deleteMany({ where: { userId: user.id } });
    const deletedAt = new Date();
    const rows = Array.from({ length: POST_LIMIT_WITHOUT_PLAN }, () => ({
      userId: user.id,
      content: "x",
      deletedAt,
    }));
    await db.post.createMany({ data: rows });
    expect(await create(token)).toMatchObject({ status: 409, message: "POST_LIMIT" });
  });
});

describe("the reply to a write", () => {
  it("is kept for a repeat of its key, and not for a request without one", async () => {
    const { user, token } = await makeOwner();
    const kept = () => db.idempotencyKey.count({ where: { userId: user.id } });
    expect((await create(token)).status).toBe(200);
    expect(await kept()).toBe(0);
    const key = randomUUID();
    const { object } = await create(token, key);
    expect(await kept()).toBe(1);
    expect((await create(token, key)).object).toEqual(object);
  });
});
