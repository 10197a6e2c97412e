import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DELETE as removeRoute, PATCH as factRoute } from "../../../../app/api/facts/[id]/route";
import { POST as createRoute } from "../../../../app/api/facts/route";
import { GET as claimsRoute, POST as markRoute } from "../../../../app/api/post/[id]/claims/route";
import { PATCH, GET as postRoute } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import { inHeavyTurn } from "../../../../lib/queues/heavy-turn";
import type { Post } from "../../../../lib/posts/types";
import type { PostClaims } from "../../../../lib/posts/checking/types";
import { checkUpcomingPosts } from "../../../../lib/posts/scheduling/problems/check-scheduled-posts";
import { removeFactOfPosts } from "../../../../lib/posts/scheduling/problems/facts-of-posts";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../../../clock";
import { actorOf } from "../../../facebook";
import { makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, settleAll, startAfresh, timesShown } from "../publishing/publishing";
import { noticesOf, schedule } from "../publishing/scheduling";

Object.assign(process.env, { RATE_LIMITS: "off", PAGE_PACE_SECONDS: "0" });
beforeEach(startAfresh);

/** What a request leaves to be done behind it; how long that takes is the machine's affair. */
const SOON = { timeout: 30_000, interval: 100 };

const params = (id: number | string) => ({ id: String(id) });

/** A post in two hours with a price that a fact says, and that its owner did not type. */
async function withPrice(what = "Goose") {
  const owner = await connectedOwner();
  const { token } = owner;
  const tell = async (body: object) =>
    (await call(createRoute, { bearer: token, body })).object as unknown as { id: string };
  const goose = await tell({ kind: "PRICE", text: "Goose at €19" });
  const post = await owner.write(`${what} with red cabbage, €19 a plate.`);
  const drafted = { postId: post.id, source: "DRAFT" as const, content: post.content };
  await db.postVersion.create({ data: drafted });
  await db.postSource.create({
    data: { postId: post.id, source: "REQUEST", text: "Something about goose", createdAt: new Date() },
  });
  expect((await schedule(token, post, { seconds: 2 * 3600 })).status).toBe(200);
  return {
    ...{ ...owner, tell, goose, post },
    remove: async () => {
      const on = { method: "DELETE", bearer: token, params: params(goose.id) };
      expect((await call(removeRoute, on)).status).toBe(200);
    },
    claims: async () =>
      (await call(claimsRoute, { bearer: token, params: params(post.id) })).object as unknown as PostClaims,
    write: async (content: string) =>
      expect((await call(PATCH, { bearer: token, params: params(post.id), body: { content } })).status).toBe(
        200,
      ),
  };
}

/** An hour before its time, and at it. */
async function untilItsTime() {
  await advance(3600 + 60);
  await checkUpcomingPosts();
  await advance(3600);
  await sweepDeliveries();
}

describe("a post that a reader of numbers found to lean on a fact", () => {
  it("stays so though no reader finds that number now, until the words are gone", async () => {
    const { user, post, write } = await withPrice("Goose for 4");
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    const until = new Date(Date.now() + 5_400_000);
    const said = { userId: user.id, kind: "OTHER" as const, text: "Goose for 4 on Sundays", until, ...times };
    const fact = await db.fact.create({ data: said });
    const { revision, content } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const from = content.indexOf("4");
    await db.postClaim.create({
      data: {
        ...{ postId: post.id, revision, from, to: from + 1, kind: "NUMBER", text: "4", value: "NUMBER 4" },
        ...{ verdict: "SAID", source: "FACT", factId: fact.id, createdAt: new Date() },
      },
    });
    await advance(3600 + 60);
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldFor: "FACT_ENDED" });
    await write(content.replace("for 4 ", ""));
    await db.post.update({ where: { id: post.id }, data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldFor: null });
  });
});

describe("a post that leans on a fact that was removed", () => {
  it("is held for it, whatever other facts its owner adds or changes meanwhile", async () => {
    const { token, tell, remove, post, claims } = await withPrice();
    await advance(3600 + 60);
    await remove();
    expect(await deliveryOf(post.id)).toMatchObject({ heldFor: "FACT_ENDED" });
    const other = await tell({ kind: "OTHER", text: "We bake with rye" });
    await claims();
    await checkUpcomingPosts();
    await call(factRoute, { bearer: token, params: params(other.id), body: { text: "We bake with spelt" } });
    await claims();
    await db.post.update({ where: { id: post.id }, data: { preflightAt: new Date(0) } });
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldFor: "FACT_ENDED" });
    await untilItsTime();
    expect(await timesShown(post.content)).toBe(0);
  });

  it("is held for it though another word of its text is corrected, until the price is", async () => {
    const { remove, post, write, claims } = await withPrice();
    await remove();
    await write("Goose with white cabbage, €19 a plate.");
    expect((await claims()).claims).toMatchObject([{ text: "€19", verdict: "UNSAID" }]);
    await advance(3600 + 120);
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldFor: "FACT_ENDED" });
    await write("Goose with white cabbage.");
    await advance(90);
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldAt: null });
  });

  it("is let go when its owner calls what the fact said right", async () => {
    const { token, remove, post, claims } = await withPrice();
    await advance(3600 + 60);
    await remove();
    const { claims: found, revision } = await claims();
    const [{ from = 0, to = 0 } = {}] = found;
    await call(markRoute, {
      ...{ bearer: token, params: params(post.id) },
      body: { from, to, revision, verdict: "RIGHT" },
    });
    await checkUpcomingPosts();
    expect(await deliveryOf(post.id)).toMatchObject({ heldAt: null });
  });

  it("goes out once its owner has called the price right, or told it again", async () => {
    const one = await withPrice();
    const two = await withPrice("Duck");
    for (const { remove, token, post, claims } of [one, two]) {
      await remove();
      if (token === two.token) await two.tell({ kind: "PRICE", text: "Goose, €19" });
      const { claims: found, revision } = await claims();
      expect(found).toMatchObject([{ verdict: token === one.token ? "UNSAID" : "SAID" }]);
      const [{ from = 0, to = 0 } = {}] = found;
      const body = { from, to, revision, verdict: "RIGHT" };
      if (token === one.token)
        expect((await call(markRoute, { bearer: token, params: params(post.id), body })).status).toBe(200);
    }
    await one.tell({ kind: "OTHER", text: "We bake with rye" });
    await untilItsTime();
    expect([await timesShown(one.post.content), await timesShown(two.post.content)]).toEqual([1, 1]);
  });
});

it("a fact that is stored while the claims of a post are read is held against them afterwards", async () => {
  const { user, post, claims, remove } = await withPrice();
  await remove();
  const { id } = await db.fact.create({
    data: {
      ...{ userId: user.id, kind: "PRICE", text: "Goose, €19" },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    },
  });
  await db.fact.delete({ where: { id } });
  let read: PostClaims | undefined;
  await db.$transaction(async (tx) => {
    // As the use case does: with the time at which its transaction began.
    await tx.$executeRaw`
      INSERT INTO "Fact" ("id", "userId", "kind", "text", "createdAt", "updatedAt")
      VALUES (${id}::uuid, ${user.id}::uuid, 'PRICE', 'Goose, €19', app_now(), app_now())`;
    await db.post.update({ where: { id: post.id }, data: { claimsRevision: null } });
    read = await claims();
  });
  expect(read?.claims).toMatchObject([{ verdict: "UNSAID" }]);
  expect((await claims()).claims).toMatchObject([{ verdict: "SAID", source: "FACT", factId: id }]);
});

describe("what happens on a day", () => {
  it.each([
    ["CLOSED", "We close at 3 pm today"],
    ["SOLD_OUT", "2 kg rye loaves"],
  ])("holds no post of another day that says the same: %s", async (kind, text) => {
    const owner = await connectedOwner();
    const { token } = owner;
    const on = (id: number | string) => ({ bearer: token, params: params(id) });
    const post = await owner.write("2 kg rye loaves, fresh from the oven at 3 pm.");
    await db.postVersion.create({ data: { postId: post.id, source: "DRAFT", content: post.content } });
    const request = { source: "REQUEST" as const, text: "2 kg rye loaves at 3 pm", createdAt: new Date() };
    await db.postSource.create({ data: { postId: post.id, ...request } });
    expect((await schedule(token, post, { seconds: 2 * 86_400 })).status).toBe(200);
    const fact = (await call(createRoute, { bearer: token, body: { kind, text } })).object as { id: string };
    await vi.waitFor(async () => {
      const row = await db.post.findUniqueOrThrow({ where: { id: post.id } });
      expect(row.claimsFacts).not.toBeNull();
      expect(await db.postClaim.count({ where: { postId: post.id, factId: { not: null } } })).toBe(0);
    }, SOON);
    expect(await noticesOf(token)).toEqual([]);
    expect((await call(removeRoute, { method: "DELETE", ...on(fact.id) })).object).not.toHaveProperty(
      "posts",
    );
    const { claims } = (await call(claimsRoute, on(post.id))).object as unknown as PostClaims;
    expect(claims.map(({ verdict }) => verdict)).toEqual(["SAID"]);
    await advance(2 * 86_400 + 60);
    await checkUpcomingPosts();
    // What the new fact left to be checked behind its reply may hold the post's lock for a moment.
    await settleAll();
    expect(await timesShown(post.content)).toBe(1);
  });
});

describe("a fact that was over before a word of a post was written", () => {
  it("holds none that says the same again, unless it is a copy of one from before", async () => {
    const { token, user, write } = await connectedOwner();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db.fact.create({
      data: {
        ...{ userId: user.id, kind: "OFFER", text: "Market from 9 am", until: ago(2) },
        ...{ createdAt: ago(9), updatedAt: ago(9) },
      },
    });
    const said = async (id: number) => {
      await db.postVersion.create({
        data: { postId: id, source: "DRAFT", content: `Open ${id} from 9 am.` },
      });
      const request = { source: "REQUEST" as const, text: "We open at 9 am", createdAt: new Date() };
      await db.postSource.create({ data: { postId: id, ...request } });
    };
    const leansOn = async (post: { id: number; content: string }) => {
      await said(post.id);
      const { object } = await schedule(token, post, { seconds: 2 * 86_400 });
      return (object as { problems: { code: string }[] }).problems.map(({ code }) => code);
    };
    expect(await leansOn(await write("Rolls from 9 am."))).toEqual([]);
    const before = await write("Bread from 9 am.");
    await db.post.update({ where: { id: before.id }, data: { createdAt: ago(5), status: "PUBLISHED" } });
    const copy = await makePost(user.id, { content: "Bread from 9 am.", copyOf: before.id });
    expect(await leansOn(copy)).toContain("FACT_ENDS");
  });
});

describe("the notice that a post leans on what is over", () => {
  it("is closed as soon as its owner tells the same again, as by undoing the removal", async () => {
    const { token, remove, tell, post } = await withPrice();
    const codes = async () => (await noticesOf(token)).map(({ code }) => code);
    const ended = async () =>
      ((await call(postRoute, { bearer: token, params: params(post.id) })).object as unknown as Post).ended;
    expect(await ended()).toBeNull();
    await remove();
    expect(await codes()).toEqual(["FACT_ENDS"]);
    // Every place that shows the post can name the words.
    expect(await ended()).toMatchObject({ text: "€19", until: null });
    await tell({ kind: "PRICE", text: "Goose at €19" });
    await vi.waitFor(async () => expect(await codes()).toEqual([]), SOON);
    expect(await ended()).toBeNull();
  });
});

describe("a change of a fact", () => {
  it("is answered as done though the posts that lean on it cannot be looked at now", async () => {
    const { token, user, goose, post } = await withPrice();
    // More of the owner's comparisons than may wait.
    let free: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => (free = resolve));
    const waiting = Array.from({ length: 31 }, () => inHeavyTurn(user.id, () => busy).catch(() => null));
    const reply = await call(factRoute, {
      ...{ bearer: token, params: params(goose.id) },
      body: { text: "Goose at €21", until: new Date(Date.now() + 3_600_000).toISOString(), revision: 0 },
    });
    free();
    await Promise.all(waiting);
    expect(reply).toMatchObject({ status: 200, object: { text: "Goose at €21", revision: 1 } });
    expect((await db.post.findUniqueOrThrow({ where: { id: post.id } })).preflightAt).not.toBeNull();
  });

  it("is answered as done though one of the posts is deleted meanwhile", async () => {
    const { token, goose, post } = await withPrice();
    const change = removeFactOfPosts(await actorOf(token), goose.id, {});
    // Between the list of the posts and the check of each.
    for (let n = 0; n < 200 && (await db.fact.count()) > 0; n++) await sleep(1);
    await db.$executeRaw`UPDATE "Post" SET "deletedAt" = now() WHERE "id" = ${post.id}`;
    expect(await change).toMatchObject({ id: goose.id });
  });
});
