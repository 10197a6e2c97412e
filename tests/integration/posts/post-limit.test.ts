import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as createRoute } from "../../../app/api/post/route";
import { POST as duplicateRoute } from "../../../app/api/post/[id]/duplicate/route";
import { POST as restoreRoute } from "../../../app/api/post/[id]/restore/route";
import { DELETE as deleteRoute } from "../../../app/api/post/[id]/route";
import { db } from "../../../lib/db";
import { POST_LIMIT, POST_LIMIT_WITHOUT_PLAN } from "../../../lib/posts/constants";
import type { AppError } from "../../../lib/errors";
import { requireSpaceOfRestored } from "../../../lib/posts/editing/require-post-space";
import { actorOf } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { type Handler, call } from "../../fixtures";
import { draft } from "./drafting/drafts";

const create = (bearer: string, key?: string) =>
  call(createRoute, {
    bearer,
    body: { content: "Fresh rolls" },
    headers: key ? { "idempotency-key": key } : undefined,
  });

const to = (route: Handler, bearer: string, id: number, method = "POST") =>
  call(route, { bearer, method, params: { id: String(id) } });

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
    expect(await to(duplicateRoute, token, id)).toMatchObject(full);
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

  it("takes back what was deleted long ago only while there is room, and keeps what there is none for", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    await to(deleteRoute, token, id, "DELETE");
    await db.post.update({ where: { id }, data: { deletedAt: new Date(Date.now() - 2 * 3_600_000) } });
    await countAs(user.id, POST_LIMIT);
    expect(await to(restoreRoute, token, id)).toMatchObject({ status: 409, message: "POST_LIMIT" });
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
    await countAs(user.id, POST_LIMIT - 1);
    expect((await to(restoreRoute, token, id)).status).toBe(200);
    expect((await to(restoreRoute, token, id)).status, "a repeat brings no other").toBe(200);
  });

  it("takes back what was just deleted, however much is kept, and without a plan what was deleted before", async () => {
    const { user, token } = await makeOwner();
    const [first, second] = [await makePost(user.id), await makePost(user.id)];
    for (const { id } of [first, second]) await to(deleteRoute, token, id, "DELETE");
    await countAs(user.id, POST_LIMIT);
    expect((await to(restoreRoute, token, first.id)).status).toBe(200);
    await db.subscription.deleteMany({ where: { userId: user.id } });
    await db.post.update({
      where: { id: second.id },
      data: { deletedAt: new Date(Date.now() - 2 * 3_600_000) },
    });
    await countAs(user.id, POST_LIMIT_WITHOUT_PLAN + 119);
    expect((await to(restoreRoute, token, second.id)).status).toBe(200);
    expect(await create(token), "nothing new").toMatchObject({ status: 409, message: "POST_LIMIT" });
  });

  it("takes the last post once, however many make, copy and restore one at the same time", async () => {
    const { user, token } = await makeOwner();
    const [kept, ...gone] = await Promise.all([1, 2, 3, 4].map(() => makePost(user.id)));
    for (const { id } of gone) await to(deleteRoute, token, id, "DELETE");
    await countAs(user.id, POST_LIMIT - 1);
    const actor = await actorOf(token);
    // Other processes know nothing of this one's queue of an owner.
    const others = gone.map(({ id }) =>
      db.$transaction(async (tx) => {
        await tx.post.update({ where: { id }, data: { deletedAt: null } });
        await requireSpaceOfRestored(tx, actor, new Date(0));
      }),
    );
    const results = await Promise.all([
      ...others.map((one) => one.then(() => 200).catch(({ code }: AppError) => code)),
      ...[1, 2, 3].map(async () => (await create(token)).status),
      to(duplicateRoute, token, kept?.id ?? 0).then(({ status }) => status),
      draft(token).then(({ status }) => status),
    ]);
    expect(results.filter((result) => result === 200)).toHaveLength(1);
    expect(results.filter((result) => result === 409 || result === "POST_LIMIT")).toHaveLength(7);
    expect(await db.postCount.findUnique({ where: { userId: user.id } })).toMatchObject({
      generated: POST_LIMIT,
    });
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
