import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { GET, POST } from "../../../../app/api/post/[id]/claims/route";
import { POST as duplicateRoute } from "../../../../app/api/post/[id]/duplicate/route";
import { GET as postRoute, PATCH } from "../../../../app/api/post/[id]/route";
import { db } from "../../../../lib/db";
import type { MarkedClaims, PostClaims } from "../../../../lib/posts/checking/types";
import type { DraftResult } from "../../../../lib/posts/drafting/types";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { recordStatements } from "../../../record-statements";
import { draft, rolls } from "../drafting/drafts";

beforeEach(async () => {
  await db.user.deleteMany();
});

const TEXT = "Fresh rolls from 7 am on Saturday. Each is €3.50, and we are open until 9 pm.";

/** A post that a model wrote from a request. */
async function written(userId: string, content = TEXT, request = "Rolls on Saturday from 7, 3.50 each") {
  const { id } = await makePost(userId, { content });
  const at = { createdAt: new Date() };
  await db.postVersion.create({ data: { postId: id, content, source: "DRAFT", ...at } });
  await db.postSource.create({ data: { postId: id, source: "REQUEST", text: request, ...at } });
  return id;
}

const params = (id: number) => ({ id: String(id) });

async function claimsOf(token: string, id: number): Promise<PostClaims> {
  const reply = await call(GET, { bearer: token, params: params(id) });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as PostClaims;
}

const unsaidIn = ({ claims }: PostClaims) =>
  claims.filter(({ verdict }) => verdict === "UNSAID").map(({ text }) => text);

async function mark(token: string, id: number, text: string, keepAsFact?: boolean) {
  const { claims, revision } = await claimsOf(token, id);
  const claim = claims.find((one) => one.text === text);
  if (!claim) throw new Error(`No claim ${text} in ${JSON.stringify(claims)}`);
  const { from, to } = claim;
  return call(POST, {
    bearer: token,
    params: params(id),
    body: { from, to, revision, verdict: "RIGHT", keepAsFact },
  });
}

const edit = (token: string, id: number, content: string) =>
  call(PATCH, { bearer: token, params: params(id), body: { content, view: randomUUID() } });

describe("the claims of a post", () => {
  it("come with what the account lacks, for the screens that ask for nothing else", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const needs = async () => (await claimsOf(token, id)).needs;
    await db.connection.deleteMany();
    expect(await needs(), "the page is asked for by itself").toEqual([]);
    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: 100 } });
    expect(await needs()).toEqual(["credits"]);
    await db.subscription.deleteMany();
    expect(await needs()).toEqual(["plan"]);
    expect(await claimsOf(token, id)).toMatchObject({ earliest: "" });
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const idea = {
      line: "Rolls",
      position: 0,
      slotAt: new Date("2026-12-08T10:00:00Z"),
      postId: id,
      state: "WRITTEN" as const,
    };
    const week = { brief: "", language: "ENGLISH", weekStart: new Date("2026-12-07"), ...at };
    await db.weekPlan.create({ data: { userId: user.id, ...week, ideas: { create: idea } } });
    expect(await claimsOf(token, id)).toMatchObject({ earliest: "2026-12-07T00:00:00.000Z" });
  });

  it("are what its owner had asked for, in a draft that was written from it", async () => {
    const { token } = await makeOwner();
    const description = "Poppy seed rolls on Saturday from 7 am, €3.50 each, call +36 1 555 1234";
    const reply = await draft(token, { body: { ...rolls, description } });
    const { generatedPost } = reply.object as DraftResult;
    const found = await claimsOf(token, generatedPost.id);
    expect(found.claims.map(({ text, source }) => [text, source])).toEqual(
      expect.arrayContaining([
        ["7 am", "REQUEST"],
        ["€3.50", "REQUEST"],
        ["+36 1 555 1234", "REQUEST"],
      ]),
    );
    expect(unsaidIn(found)).toEqual([]);
  });

  it("are places of its text, with what nobody said", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const found = await claimsOf(token, id);
    expect(unsaidIn(found)).toEqual(["9 pm"]);
    for (const { from, to, text } of found.claims) expect(TEXT.slice(from, to)).toBe(text);
    expect(await db.postClaim.count({ where: { postId: id } })).toBe(found.claims.length);
  });

  it("are said by facts, the brand profile, photos and pages too", async () => {
    const { user, token } = await makeOwner();
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const fact = await db.fact.create({
      data: { userId: user.id, kind: "OTHER", text: "Open until 9 pm", ...at },
    });
    await db.businessProfile.update({
      where: { userId: user.id },
      data: { targetAudience: "Whoever is up from 6:30" },
    });
    const content = "Open until 21:00, rolls from 6:30, 20% off, €4.20 a loaf.";
    const id = await written(user.id, content, "Something short");
    await db.postSource.createMany({
      data: [
        { postId: id, source: "PHOTO", text: "A sign: 20% off", createdAt: at.createdAt },
        { postId: id, source: "LINK", text: "https://kovacs.example\nLoaf 4,20 €", createdAt: at.createdAt },
      ],
    });
    const { claims } = await claimsOf(token, id);
    expect(claims.map(({ text, source, factId }) => [text, source, factId])).toEqual([
      ["21:00", "FACT", fact.id],
      ["6:30", "BRAND", null],
      ["20%", "PHOTO", null],
      ["€4.20", "LINK", null],
    ]);
  });

  it("are looked at again when a fact has changed", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["9 pm"]);
    const at = new Date(Date.now() + 1_000);
    const data = { userId: user.id, kind: "OTHER" as const, createdAt: at, updatedAt: at };
    await db.fact.create({ data: { ...data, text: "Open until 21:00" } });
    expect(unsaidIn(await claimsOf(token, id))).toEqual([]);
  });

  it("are said by the day of the idea that it was written from", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id, "Open day on 5 December 2031, and on 6 December 2031.");
    const at = new Date();
    const weekStart = new Date("2031-12-01");
    const plan = await db.weekPlan.create({
      data: { userId: user.id, weekStart, brief: "", language: "ENGLISH", createdAt: at, updatedAt: at },
    });
    const about = new Date("2031-12-05");
    await db.idea.create({
      data: {
        planId: plan.id,
        position: 0,
        line: "Open day",
        slotAt: at,
        aboutUntil: about,
        state: "WRITTEN" as const,
        postId: id,
      },
    });
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["6 December 2031"]);
  });

  it("of the day on which it goes out are not asked about", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id, "See you on 14 March 2027, at 7 am.", "Rolls from 7 am");
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["14 March 2027"]);
    await db.post.update({
      where: { id },
      data: { status: "SCHEDULED", scheduledAt: new Date("2027-03-14T09:00:00Z") },
    });
    expect(unsaidIn(await claimsOf(token, id))).toEqual([]);
  });

  it("are its owner's alone", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const stranger = await makeOwner();
    const get = await call(GET, { bearer: stranger.token, params: params(id) });
    const post = await call(POST, {
      bearer: stranger.token,
      params: params(id),
      body: { from: 0, to: 4, revision: 0, verdict: "RIGHT" },
    });
    expect([get.message, post.message]).toEqual(["POST_NOT_FOUND", "POST_NOT_FOUND"]);
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["9 pm"]);
  });
});

describe("an owner's own words", () => {
  it("are never questioned", async () => {
    const { user, token } = await makeOwner();
    const { id: own } = await makePost(user.id, { content: TEXT });
    expect(unsaidIn(await claimsOf(token, own))).toEqual([]);
    const id = await written(user.id);
    await edit(token, id, `${TEXT} Two for €6 on Sunday.`);
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["9 pm"]);
    await edit(token, id, TEXT.replace("9 pm", "8 pm"));
    expect(unsaidIn(await claimsOf(token, id))).toEqual([]);
  });

  it("said before are what a later text of a model may say", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    await edit(token, id, TEXT.replace("9 pm", "8 pm"));
    const again = "Open until 20:00, and rolls for half the price: 50% off.";
    await db.postVersion.create({
      data: { postId: id, content: again, source: "REWRITE", createdAt: new Date() },
    });
    await edit(token, id, again);
    expect(unsaidIn(await claimsOf(token, id))).toEqual(["50%"]);
  });

  it("are all there is, where it is not known from what an earlier text was written", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id, { content: TEXT });
    const version = { postId: id, content: TEXT, source: "DRAFT" as const, createdAt: new Date() };
    await db.postVersion.create({ data: version });
    expect(unsaidIn(await claimsOf(token, id))).toEqual([]);
  });
});

describe("what its owner calls right", () => {
  it("is not asked again, in later texts and in copies", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const reply = await mark(token, id, "9 pm");
    expect(reply.status, reply.text).toBe(200);
    expect((reply.object as MarkedClaims).claims.find(({ text }) => text === "9 pm")).toMatchObject({
      verdict: "RIGHT",
      source: null,
    });
    await edit(token, id, `Hello. ${TEXT}`);
    const { claims } = await claimsOf(token, id);
    expect(claims.find(({ text }) => text === "9 pm")?.verdict).toBe("RIGHT");
    const copy = await call(duplicateRoute, {
      bearer: token,
      params: params(id),
      headers: { "idempotency-key": randomUUID() },
    });
    const copied = (copy.object as { id: number }).id;
    expect(unsaidIn(await claimsOf(token, copied))).toEqual([]);
  });

  it("is kept as a fact where that is wished, and then said by it everywhere", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const reply = await mark(token, id, "9 pm", true);
    expect((reply.object as MarkedClaims).fact).toMatchObject({
      kind: "OTHER",
      text: "Each is €3.50, and we are open until 9 pm.",
    });
    const other = await written(user.id, "Open until 9 pm.", "Nothing");
    const { claims } = await claimsOf(token, other);
    expect(claims).toMatchObject([{ verdict: "SAID", source: "FACT" }]);
    // Kept once, however often it is pressed.
    await mark(token, id, "9 pm", true);
    expect(await db.fact.count({ where: { userId: user.id } })).toBe(1);
  });

  it("is refused for another text, and where nothing is claimed", async () => {
    const { user, token } = await makeOwner();
    const id = await written(user.id);
    const { revision } = await claimsOf(token, id);
    const body = { from: 0, to: 5, revision, verdict: "RIGHT" };
    const nothing = await call(POST, { bearer: token, params: params(id), body });
    expect(nothing.message).toBe("CLAIM_NOT_FOUND");
    await edit(token, id, `${TEXT} Hello.`);
    const old = await call(POST, { bearer: token, params: params(id), body });
    expect(old.message).toBe("POST_CHANGED");
    const fresh = await call(postRoute, { bearer: token, params: params(id) });
    expect(fresh.status).toBe(200);
  });
});

describe("many posts of one owner", () => {
  it("are compared one after another, and another owner does not wait for them", async () => {
    const [many, other] = [await makeOwner(), await makeOwner()];
    const posts: number[] = [];
    // Many more than are compared while the other owner's one request takes its own few statements.
    for (let n = 0; n < 24; n++)
      posts.push((await makePost(many.user.id, { content: `${n} ${TEXT} `.repeat(30) })).id);
    const own = await makePost(other.user.id, { content: TEXT });
    await claimsOf(other.token, own.id);
    await edit(other.token, own.id, `${TEXT} Hello.`);
    const { texts, stop } = recordStatements();
    // What is known of a post is read when it is compared, and not while its request waits.
    const begun = () => texts.filter((text) => text.includes("WITH RECURSIVE line")).length;
    const crowd = Promise.all(posts.map((id) => claimsOf(many.token, id)));
    await claimsOf(other.token, own.id);
    const before = begun();
    await crowd;
    stop();
    expect(before).toBeLessThan(posts.length / 2);
    expect(begun()).toBe(posts.length + 1);
  });
});
