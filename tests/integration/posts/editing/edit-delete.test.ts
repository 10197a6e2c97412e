import { describe, expect, it } from "vitest";
import { POST as restore } from "../../../../app/api/post/[id]/restore/route";
import { DELETE, GET, PATCH } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import type { DeliveryStatus } from "../../../../lib/generated/prisma/enums";
import { makeOwner, makePost } from "../../../factories";
import { call, type Handler } from "../../../fixtures";

async function ownerWithPost() {
  const { user, token } = await makeOwner();
  const post = await makePost(user.id, { content: "Rolls" });
  const on = (
    handler: Handler,
    method: string,
    parts: { body?: unknown; id?: number | string; as?: string } = {},
  ) =>
    call(handler, {
      bearer: parts.as ?? token,
      method,
      params: { id: String(parts.id ?? post.id) },
      body: parts.body,
    });
  return { user, token, post, on };
}

/** Creates a delivery of the post with the given status. */
async function deliver(postId: number, status: DeliveryStatus) {
  const leaseUntil = status === "SENDING" ? new Date(Date.now() + 60_000) : null;
  await db.delivery.create({
    data: {
      postId,
      platform: "FACEBOOK",
      pageId: "1",
      contentHash: `h${postId}`,
      status,
      fence: 1,
      leaseUntil,
    },
  });
}

describe("a post", () => {
  it("is read and edited by its owner only", async () => {
    const { post, on } = await ownerWithPost();
    expect((await on(GET, "GET")).object).toMatchObject({ id: post.id, content: "Rolls", postPlatforms: [] });
    const edited = await on(PATCH, "PATCH", { body: { content: "Rolls and bread" } });
    expect(edited).toMatchObject({
      status: 200,
      object: { content: "Rolls and bread", status: "GENERATED" },
    });
    const other = (await makeOwner()).token;
    for (const [handler, method, body] of [
      [GET, "GET", undefined],
      [PATCH, "PATCH", { content: "Mine" }],
      [DELETE, "DELETE", undefined],
      [restore, "POST", undefined],
    ] as const)
      expect(await on(handler, method, { as: other, body })).toMatchObject({
        status: 404,
        message: "POST_NOT_FOUND",
      });
    expect((await on(GET, "GET")).object).toMatchObject({ content: "Rolls and bread" });
  });

  it("does not answer 500 to a strange id or text", async () => {
    const { on } = await ownerWithPost();
    for (const id of ["0", "-1", "1.5", "x", "99999999999", "1e99", " "])
      expect(await on(GET, "GET", { id }), id).toMatchObject({ status: 400 });
    expect(await on(GET, "GET", { id: 2_147_483_647 })).toMatchObject({ status: 404 });
    for (const content of ["", "  \n", "a\u0000", "x".repeat(63_207), 7])
      expect(await on(PATCH, "PATCH", { body: { content } })).toMatchObject({ status: 400 });
  });

  it("keeps its text once it has gone out or is on its way", async () => {
    for (const status of ["SENDING", "UNKNOWN"] as const) {
      const { post, on } = await ownerWithPost();
      await deliver(post.id, status);
      const body = { content: "Other" };
      expect(await on(PATCH, "PATCH", { body })).toMatchObject({ status: 409, message: "POST_NOT_EDITABLE" });
      expect(await on(DELETE, "DELETE")).toMatchObject({ status: 409, message: "DELIVERY_IN_FLIGHT" });
      expect((await on(GET, "GET")).object).toMatchObject({ content: "Rolls" });
    }
    const { post, on } = await ownerWithPost();
    await db.post.update({ where: { id: post.id }, data: { status: "PUBLISHED" } });
    expect(await on(PATCH, "PATCH", { body: { content: "Other" } })).toMatchObject({ status: 409 });
  });

  it("is deleted with its schedule, and comes back without it where its page is not connected", async () => {
    const { post, on } = await ownerWithPost();
    const scheduledAt = new Date(Date.now() + 86_400_000);
    await db.post.update({ where: { id: post.id }, data: { status: "SCHEDULED", scheduledAt } });
    await deliver(post.id, "PENDING");
    expect(await on(DELETE, "DELETE")).toMatchObject({ status: 200, object: { id: post.id } });
    expect(await on(GET, "GET")).toMatchObject({ status: 404 });
    expect(await on(DELETE, "DELETE")).toMatchObject({ status: 404 });
    expect((await on(restore, "POST")).object).toMatchObject({
      status: "GENERATED",
      scheduledTime: null,
      postPlatforms: [{ status: "CANCELLED" }],
      restored: { time: false, delivery: false, media: true, code: "PAGE_CHANGED" },
    });
  });
});
