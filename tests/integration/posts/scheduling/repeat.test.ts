import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { detect } from "tinyld";
import { PATCH as patch } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { workOutbox } from "../../../../lib/jobs/work-outbox";
import { checkLedger } from "../../../../lib/credits/check-ledger";
import { POST_LIMIT } from "../../../../lib/posts/constants";
import { postRepeatHandler } from "../../../../lib/posts/repeating/repeat-post";
import { countWaiting } from "../../../outbox";
import { makeOwner, putPhoto } from "../../../factories";
import { call } from "../../../fixtures";
import { clearFaults, plant } from "../drafting/drafts";
import { startOddModel } from "../planning/odd-model";
import { connectedOwner, publish, startAfresh } from "../publishing/publishing";

const HUNGARIAN =
  "Szombaton friss mákos zsemle várja a korán kelőket! Reggel hattól nyitva vagyunk a Bartók Béla úton, és frissen őrölt kávé is jár hozzá. Gyere be a családdal!";

const edit = (token: string, id: number, body: object) =>
  call(patch, { method: "PATCH", bearer: token, params: { id: String(id) }, body });
const repeatPosts = () => workOutbox(postRepeatHandler);
const draftsAfter = (id: number) =>
  db.post.findMany({
    where: { OR: [{ repeatOf: id }, { copyOf: id }] },
    orderBy: { id: "asc" },
    include: { media: true },
  });
const balanceOf = async (userId: string) =>
  (await db.creditAccount.findUniqueOrThrow({ where: { userId } })).balance;

/** A post of this owner's, marked and published. */
async function published(repeat: string | null, content = HUNGARIAN) {
  const owner = await connectedOwner();
  const post = await owner.write(content);
  const { id: mediaId } = await db.media.create({
    data: {
      ...{ userId: owner.user.id, key: `k${post.id}`, mimeType: "image/png", bytes: 1, width: 1, height: 1 },
    },
  });
  expect(await edit(owner.token, post.id, { repeat })).toMatchObject({ status: 200, object: { repeat } });
  // Without a platform it counts as published by hand.
  expect(await publish(owner.token, post, { platforms: [] })).toMatchObject({ status: 200 });
  await putPhoto(post.id, mediaId);
  return { ...owner, post, mediaId };
}

describe("again next week", () => {
  beforeEach(startAfresh);
  afterEach(clearFaults);

  it("puts one copy into the tray once the post is out, and schedules nothing", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls every Thursday");
    await edit(token, post.id, { repeat: "SAME_TEXT" });
    await repeatPosts();
    expect(await draftsAfter(post.id)).toEqual([]);
    expect(await publish(token, post)).toMatchObject({
      status: 200,
      object: { post: { status: "PUBLISHED" } },
    });
    await Promise.all([repeatPosts(), repeatPosts(), repeatPosts()]);
    await postRepeatHandler.handle({ postId: post.id });
    expect(await draftsAfter(post.id)).toMatchObject([
      {
        ...{ content: "Rolls every Thursday", status: "GENERATED", scheduledAt: null, cost: 0 },
        ...{ repeat: "SAME_TEXT", repeatOf: post.id, copyOf: post.id },
      },
    ]);
    expect(await countWaiting("post-repeat")).toBe(0);
  });

  it("writes a new text on the subject, in its language and with its photo, and charges for it once", async () => {
    const { user, post, mediaId } = await published("NEW_TEXT");
    const before = await balanceOf(user.id);
    await Promise.all([repeatPosts(), repeatPosts()]);
    await postRepeatHandler.handle({ postId: post.id });
    const [draft, ...more] = await draftsAfter(post.id);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ status: "GENERATED", repeat: "NEW_TEXT", repeatOf: post.id });
    expect(draft?.media).toMatchObject([{ mediaId }]);
    expect(draft?.content).not.toBe(HUNGARIAN);
    expect(detect(draft?.content ?? "")).toBe("hu");
    expect(draft?.cost).toBeGreaterThan(0);
    expect(before - (await balanceOf(user.id))).toBe(draft?.cost);
    expect(await db.generation.findMany({ where: { userId: user.id } })).toMatchObject([
      { state: "SETTLED", postId: draft?.id },
    ]);
  });

  it("is written for the day a week later, and knows the plan that it came from", async () => {
    const model = await startOddModel();
    try {
      const { user, post } = await published("NEW_TEXT");
      const publishedAt = new Date("2026-12-10T09:00:00Z");
      await db.post.update({ where: { id: post.id }, data: { publishedAt } });
      const times = { createdAt: publishedAt, updatedAt: publishedAt };
      const plan = {
        userId: user.id,
        weekStart: new Date("2026-12-07"),
        brief: "Early rolls all winter",
        ...times,
      };
      const { id: planId } = await db.weekPlan.create({ data: { ...plan, language: "hungarian" } });
      const idea = { planId, position: 0, line: "Rolls", slotAt: publishedAt, postId: post.id };
      await db.idea.create({ data: { ...idea, state: "WRITTEN" } });
      model.says("Jövő szombaton is lesz mákos zsemle a Bartók Béla úton.");
      await repeatPosts();
      const prompt = JSON.stringify(model.requests);
      expect(prompt).toContain("Goes out: 2026. december 17., csütörtök");
      expect(prompt).toContain("What is going on: Early rolls all winter");
    } finally {
      model.stop();
    }
  });

  it.each([
    ["there are no credits", (userId: string) => emptyAccount(userId)],
    ["there is no plan", (userId: string) => db.subscription.deleteMany({ where: { userId } })],
    ["the model refuses", () => plant({ path: "/responses", kind: "refuse" })],
  ])("repeats the text where %s, and charges nothing", async (_, prevent) => {
    const { user, post, mediaId } = await published("NEW_TEXT");
    await prevent(user.id);
    const before = await balanceOf(user.id);
    await repeatPosts();
    expect(await draftsAfter(post.id)).toMatchObject([
      {
        ...{ content: HUNGARIAN, cost: 0, repeat: "NEW_TEXT", status: "GENERATED" },
        media: [{ mediaId }],
      },
    ]);
    expect(await balanceOf(user.id)).toBe(before);
    expect(await countWaiting("post-repeat")).toBe(0);
    expect(await checkLedger()).toMatchObject({ problems: [] });
  });

  it("follows no post of an account that is full", async () => {
    const { user, post } = await published("SAME_TEXT");
    await db.postCount.update({ where: { userId: user.id }, data: { generated: POST_LIMIT } });
    await repeatPosts();
    expect(await draftsAfter(post.id)).toEqual([]);
    expect(await countWaiting("post-repeat")).toBe(0);
  });

  it("follows no post that is unmarked, or deleted by then", async () => {
    const unmarked = await published(null);
    const deleted = await published("SAME_TEXT");
    await db.post.update({ where: { id: deleted.post.id }, data: { deletedAt: new Date() } });
    await repeatPosts();
    expect(await draftsAfter(unmarked.post.id)).toEqual([]);
    expect(await draftsAfter(deleted.post.id)).toEqual([]);
  });

  it("is set by the owner while the post is not out, beside its text or alone", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Rolls");
    const both = await edit(token, post.id, { repeat: "NEW_TEXT", content: "Bread", revision: 0 });
    expect(both.object).toMatchObject({ repeat: "NEW_TEXT", content: "Bread", revision: 1 });
    expect((await edit(token, post.id, { repeat: null })).object).toMatchObject({
      repeat: null,
      revision: 1,
    });
    for (const body of [{}, { revision: 1 }, { repeat: "DAILY" }])
      expect(await edit(token, post.id, body)).toMatchObject({ status: 400 });
    const stranger = await makeOwner();
    expect(await edit(stranger.token, post.id, { repeat: null })).toMatchObject({
      message: "POST_NOT_FOUND",
    });
    await publish(token, post, { content: "Bread" });
    expect(await edit(token, post.id, { repeat: "SAME_TEXT" })).toMatchObject({
      message: "POST_NOT_EDITABLE",
    });
  });
});

/** Takes an owner's credits, with the entry that says so. */
async function emptyAccount(userId: string): Promise<void> {
  const balance = await balanceOf(userId);
  await db.creditAccount.update({ where: { userId }, data: { balance: 0 } });
  await db.creditEntry.create({
    data: { userId, key: `empty:${userId}`, delta: -balance, reason: "EXPIRE" },
  });
}
