import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { POST as publish } from "../../../../app/api/post/publish/route";
import { PATCH } from "../../../../app/api/post/[id]/route";
import { GET as versions } from "../../../../app/api/post/[id]/versions/route";
import { db } from "../../../../lib/db";
import { contentHash } from "../../../../lib/posts/publishing/leasing/lease-delivery";
import { makeOwner, makePost } from "../../../factories";
import { advance, setClockOffset } from "../../../clock";
import { call } from "../../../fixtures";
import { clearFaults, draft, plant, rolls, settledBalance } from "../drafting/drafts";

afterEach(clearFaults);

type Draft = { generatedPost: { id: number; content: string }; cost: number; revision: number };
type Listed = { versionList: { id: number; content: string; source: string }[]; current: number | null };

async function listOf(bearer: string, id: number): Promise<Listed> {
  const reply = await call(versions, { bearer, params: { id: String(id) } });
  expect(reply.status).toBe(200);
  return reply.object as Listed;
}
const textsOf = async (bearer: string, id: number) =>
  (await listOf(bearer, id)).versionList.map(({ source, content }) => `${source} ${content}`);
const edit = (bearer: string, id: number, content: string, view?: string) =>
  call(PATCH, { bearer, method: "PATCH", params: { id: String(id) }, body: { content, view } });

describe("another version of a draft", () => {
  it("is a version of the same post, paid for, and the one before can be brought back", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const first = (await draft(token)).object as Draft;
    const { id, content } = first.generatedPost;
    const second = (await draft(token, { body: { ...rolls, postId: id } })).object as Draft;
    expect(second.generatedPost.id).toBe(id);
    expect(second.generatedPost.content).not.toBe(content);
    expect(second.revision).toBe(first.revision + 1);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(1);
    expect(await settledBalance(user.id)).toBe(10_000 - first.cost - second.cost);
    expect((await db.post.findUniqueOrThrow({ where: { id } })).cost).toBe(first.cost + second.cost);
    const both = [`DRAFT ${content}`, `DRAFT ${second.generatedPost.content}`];
    expect(await textsOf(token, id)).toEqual(both);

    expect(await edit(token, id, content)).toMatchObject({ status: 200, object: { content } });
    const { versionList, current } = await listOf(token, id);
    expect(current).toBe(versionList[0]?.id);
    expect(await textsOf(token, id), "bringing a text back makes no copy of it").toEqual(both);
  });

  it("is the same again for the same key, whatever has become of the post", async () => {
    const { user, token } = await makeOwner();
    const { id } = ((await draft(token)).object as Draft).generatedPost;
    const request = { key: "click-0001", body: { ...rolls, postId: id } };
    const first = await draft(token, request);
    await edit(token, id, "By hand since");
    const again = await draft(token, request);
    expect(again.object.generatedPost).toEqual(first.object.generatedPost);
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(2);
  });

  it.each(["SCHEDULED", "PUBLISHED"] as const)("is not written for a %s post", async (status) => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const { id } = await makePost(user.id, {
      content: "As planned",
      status,
      ...(status === "SCHEDULED" ? { scheduledAt: new Date(Date.now() + 3_600_000) } : {}),
    });
    expect(await draft(token, { body: { ...rolls, postId: id } })).toMatchObject({
      status: 409,
      message: "POST_NOT_DRAFT",
    });
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
    const foreign = (await makeOwner()).token;
    expect(await draft(foreign, { body: { ...rolls, postId: id } })).toMatchObject({ status: 404 });
  });

  it("is refunded, and changes nothing, if the post was published while it was written", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const { id } = await makePost(user.id, { content: "Out already" });
    await plant({ kind: "slow", delayMs: 800 });
    const late = draft(token, { body: { ...rolls, postId: id } });
    await expect.poll(() => db.generation.count({ where: { userId: user.id, state: "RESERVED" } })).toBe(1);
    await call(publish, { bearer: token, body: { postID: id, postContent: "Out already", platforms: [] } });
    expect(await late).toMatchObject({ status: 409, message: "POST_NOT_DRAFT" });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect((await db.post.findUniqueOrThrow({ where: { id } })).content).toBe("Out already");
  });
});

describe("a text changed by hand", () => {
  it("keeps the model's text, and is one version for ten minutes of typing in one view", async () => {
    const { token } = await makeOwner();
    const { id, content } = ((await draft(token)).object as Draft).generatedPost;
    const view = randomUUID();
    await edit(token, id, "By hand", view);
    await edit(token, id, "By hand, and more", view);
    expect(await textsOf(token, id)).toEqual([`DRAFT ${content}`, "OWNER By hand, and more"]);
    await advance(601);
    await edit(token, id, "The next day", view);
    expect(await textsOf(token, id)).toEqual([
      `DRAFT ${content}`,
      "OWNER By hand, and more",
      "OWNER The next day",
    ]);
    await setClockOffset(0);
  });

  it("of another view, or of one that does not say which, is kept, whoever types next", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: "Before" });
    const [phone, desk] = [randomUUID(), randomUUID()];
    const typed: [string, string | undefined][] = [
      ["Phone 1", phone],
      ["Phone 2", phone],
      ["Desk 1", desk],
      ["Phone 3", phone],
      ["Phone 4", phone],
      ["A script 1", undefined],
      ["A script 2", undefined],
      ["Desk 2", desk],
    ];
    for (const [content, view] of typed)
      expect(await edit(token, id, content, view)).toMatchObject({ status: 200 });
    const body = { postID: id, postContent: "Desk 3", platforms: [], view: desk };
    expect(await call(publish, { bearer: token, body })).toMatchObject({ status: 200 });
    expect(await textsOf(token, id)).toEqual([
      "OWNER Before",
      "OWNER Phone 2",
      "OWNER Desk 1",
      "OWNER Phone 4",
      "OWNER A script 1",
      "OWNER A script 2",
      "OWNER Desk 3",
    ]);
  });

  it("that another view has brought back is not typed over by the one that wrote it first", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: "t0" });
    const [phone, desk] = [randomUUID(), randomUUID()];
    await edit(token, id, "t1", phone);
    await edit(token, id, "t0", desk);
    await edit(token, id, "t1", desk);
    expect(await edit(token, id, "t4", phone)).toMatchObject({ status: 200 });
    expect(await textsOf(token, id)).toEqual(["OWNER t0", "OWNER t1", "OWNER t4"]);
  });

  it("is a version also where publishing saved it", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: "Before" });
    await db.post.update({ where: { id }, data: { updatedAt: new Date(Date.now() - 3_600_000) } });
    await call(publish, { bearer: token, body: { postID: id, postContent: "After", platforms: [] } });
    expect(await textsOf(token, id)).toEqual(["OWNER Before", "OWNER After"]);
  });

  it("has at most fifty versions, of which the current one is never dropped", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: "Text 0" });
    const add = (n: number) =>
      db.postVersion.create({ data: { postId: id, content: `Text ${n}`, source: "REWRITE" } });
    for (let n = 0; n < 70; n += 1) await add(n);
    const { versionList, current } = await listOf(token, id);
    expect(versionList).toHaveLength(50);
    expect(versionList[0]?.content).toBe("Text 0");
    expect(current).toBe(versionList[0]?.id);
    expect(versionList.slice(1).map(({ content }) => content)).toEqual(
      Array.from({ length: 49 }, (_, n) => `Text ${n + 21}`),
    );
  });

  it("keeps the model's first text and the one that was sent, however many come after them", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: "Now" });
    const add = (content: string, source: "DRAFT" | "REWRITE" = "REWRITE") =>
      db.postVersion.create({ data: { postId: id, content, source } });
    await add("The model's", "DRAFT");
    await add("Sent");
    await db.delivery.create({
      data: {
        ...{ postId: id, platform: "FACEBOOK", pageId: "1", dueAt: new Date(), status: "FAILED" },
        contentHash: contentHash("Sent"),
      },
    });
    for (let n = 0; n < 60; n += 1) await add(`Text ${n}`);
    const { versionList } = await listOf(token, id);
    expect(versionList).toHaveLength(51);
    expect(versionList.slice(0, 2).map(({ content }) => content)).toEqual(["The model's", "Sent"]);
  });
});
