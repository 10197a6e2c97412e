// What a model reads in posts: when it is asked, what is believed, and what becomes of a post where it answers nonsense.
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/post/[id]/claims/route";
import { GET as sealRoute } from "../../../../app/api/post/[id]/seal/route";
import { PATCH } from "../../../../app/api/post/[id]/route";
import { GET as weekRoute } from "../../../../app/api/week/route";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { workOutbox } from "../../../../lib/jobs/work-outbox";
import { awaitReadings } from "../../../../lib/posts/checking/await-readings";
import { textReadingHandler } from "../../../../lib/posts/checking/read-post";
import { enqueueReadings } from "../../../../lib/posts/editing/enqueue-readings";
import { READINGS_A_DAY } from "../../../../lib/posts/checking/reader/ask-model";
import { readingsOf } from "../../../../lib/posts/checking/reader/stored-readings";
import type { PostClaims } from "../../../../lib/posts/checking/types";
import { createFactOfPosts } from "../../../../lib/posts/scheduling/problems/facts-of-posts";
import { listDashboardPosts } from "../../../../lib/posts/queries";
import type { PostSeal } from "../../../../lib/posts/seal/types";
import type { Week } from "../../../../lib/posts/week/types";
import { wallTime } from "../../../../lib/i18n/wall-time";
import { actorOf } from "../../../facebook";
import { makeOwner, makePost } from "../../../factories";
import { call } from "../../../fixtures";
import { countWaiting } from "../../../outbox";
import { clearFaults, draft, plant } from "../drafting/drafts";

beforeEach(async () => {
  await clearFaults();
  await db.user.deleteMany();
});

const READING = "text_reading";
const TEXT = "Rolls are five euros each, open until noon. Only 3 € on 24.12.2026.";
const read = () => workOutbox(textReadingHandler);
const plantReading = (fault: object) => plant({ contains: READING, times: 1, ...fault });
const readings = () => db.textReading.count();

const owner = async () => {
  const { user, token } = await makeOwner();
  return { userId: user.id, token };
};
/** A post that a model wrote from a request, and whose text is to be read. */
async function written(userId: string, request: string, content = TEXT) {
  const { id } = await makePost(userId, { content });
  const at = { createdAt: new Date() };
  await db.postVersion.create({ data: { postId: id, content, source: "DRAFT", ...at } });
  await db.postSource.create({ data: { postId: id, source: "REQUEST", text: request, ...at } });
  return id;
}

async function claimsOf(token: string, id: number) {
  const reply = await call(GET, { bearer: token, params: { id: String(id) } });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as PostClaims).claims.map(
    ({ text, verdict, source }) => `${text} ${verdict} ${source}`,
  );
}

/** Shows the claims as they are before, has them read, and shows them again. */
async function beforeAndAfter(token: string, id: number) {
  const before = await claimsOf(token, id);
  await read();
  return { before, after: await claimsOf(token, id) };
}

describe("a text that the model reads", () => {
  it("has the claims that only it sees, and who said them, once it has read every source", async () => {
    const { token, userId } = await owner();
    const id = await written(userId, "Rolls, 5 € each, till noon");
    const { before, after } = await beforeAndAfter(token, id);
    expect(before).toEqual(["3 € UNSAID null", "24.12.2026. UNSAID null"]);
    expect(after).toEqual([
      "five euros SAID REQUEST",
      "noon SAID REQUEST",
      "3 € UNSAID null",
      "24.12.2026. UNSAID null",
    ]);
    const stored = await readingsOf(db, { userId }, [TEXT, `${TEXT}!`], "UTC");
    expect(stored(TEXT)).toMatchObject({ model: env().readingModel, createdAt: expect.any(Date) as Date });
    expect(stored(`${TEXT}!`)).toBeNull();
  });

  it.each([
    ["unsaid where every source was read", "Rolls", true],
    ["not asked about where one is too long to be read", "Rolls ".repeat(1_200), false],
  ])("has claims that nobody said: %s", async (_, request, isAsked) => {
    const { token, userId } = await owner();
    const { after } = await beforeAndAfter(token, await written(userId, request));
    expect(after.includes("five euros UNSAID null")).toBe(isAsked);
    expect(after).toContain("3 € UNSAID null");
  });

  it("has them on every screen that lists the post, without being opened", async () => {
    const { token, userId } = await owner();
    const id = await written(userId, "Rolls");
    const scheduledAt = new Date(Date.now() + 3_600_000);
    await db.post.update({ where: { id }, data: { status: "SCHEDULED", scheduledAt } });
    const listed = async () => {
      const from = wallTime(scheduledAt, "UTC").date;
      const week = (await call(weekRoute, { bearer: token, path: `/api/week?from=${from}` }))
        .object as unknown as Week;
      const { next } = await listDashboardPosts(await actorOf(token));
      expect(next.map(({ found }) => found)).toEqual(week.posts.map(({ found }) => found));
      return next.flatMap(({ found }) => found?.unsaid.map(({ text }) => text) ?? []);
    };
    expect(await listed()).toEqual([]);
    await enqueueReadings(db, [id]);
    await read();
    expect(await listed()).toEqual(["five euros", "3 €", "24.12.2026."]);
    // A new fact says one of them; what the model found stays, though nobody asks it again.
    await createFactOfPosts(await actorOf(token), { kind: "PRICE", text: "Rolls 5 €" });
    await enqueueReadings(db, [id]);
    await read();
    expect(await claimsOf(token, id)).toContain("five euros SAID FACT");
    expect(await listed()).toEqual(["3 €", "24.12.2026."]);
  });

  it("is read once, after each save, and anew only with other words", async () => {
    const { token, userId } = await owner();
    const { id } = await makePost(userId, { content: "Hello" });
    const save = (content: string) =>
      call(PATCH, { bearer: token, params: { id: String(id) }, body: { content } });
    await save("Rolls at noon");
    await save("Rolls at noon, five euros");
    expect(await countWaiting("text-reading")).toBe(2);
    const isReading = async () =>
      (await call(GET, { bearer: token, params: { id: String(id) } })).object.reading;
    expect(await isReading()).toBe(true);
    await read();
    // The last text wins: the one before was no longer there to be read.
    expect(await readings()).toBe(1);
    expect(await isReading()).toBe(false);
    await save("Rolls at noon");
    await read();
    await save("Rolls at noon, five euros");
    await read();
    expect(await readings()).toBe(2);
    expect(await countWaiting("text-reading")).toBe(0);
  });
});

describe("a text that no model has read", () => {
  it("is read once somebody looks at it, and once only, whatever becomes of that", async () => {
    const { token, userId } = await owner();
    const { id } = await makePost(userId, { content: TEXT });
    const look = async () => (await call(GET, { bearer: token, params: { id: String(id) } })).object.reading;
    expect(await look()).toBe(true);
    expect(await look(), "it is waiting already").toBe(true);
    expect(await countWaiting("text-reading")).toBe(1);
    await plantReading({ kind: "error-before-effect", times: 5 });
    await read();
    expect(await readings()).toBe(0);
    expect(await look()).toBe(false);
    expect(await countWaiting("text-reading")).toBe(0);

    await clearFaults();
    const other = await makePost(userId, { content: TEXT });
    await claimsOf(token, other.id);
    await read();
    expect(await readings()).toBe(1);
    await db.post.update({ where: { id: other.id }, data: { status: "PUBLISHED" } });
    await db.textReading.deleteMany();
    await claimsOf(token, other.id);
    expect(await countWaiting("text-reading"), "what has gone out is read no more").toBe(0);
  });
});

describe("no text is sent to the model", () => {
  it.each([
    ["without a plan", (userId: string) => db.subscription.deleteMany({ where: { userId } })],
    [
      "where its owner does not want it",
      (id: string) => db.user.update({ where: { id }, data: { modelReads: false } }),
    ],
  ])("%s", async (_, change) => {
    const { userId } = await owner();
    const { id } = await makePost(userId, { content: TEXT });
    await change(userId);
    await enqueueReadings(db, [id]);
    await read();
    expect(await readings()).toBe(0);
  });

  it("where only a part of it is the model's, and its owner does not want it", async () => {
    const { userId } = await owner();
    const { id } = await makePost(userId, { content: TEXT });
    await db.postVersion.create({ data: { postId: id, content: TEXT, source: "REWRITE" } });
    await db.user.update({ where: { id: userId }, data: { modelReads: false } });
    await enqueueReadings(db, [id]);
    await read();
    expect(await readings()).toBe(0);
  });

  it("beyond a hundred a day", async () => {
    const { token, userId } = await owner();
    const id = await written(userId, "");
    const end = Date.now() + 86_400_000;
    const key = `${READINGS_A_DAY.name}:${userId}`;
    await db.rateLimit.create({ data: { key, points: READINGS_A_DAY.points, expire: BigInt(end) } });
    const { before, after } = await beforeAndAfter(token, id);
    expect(after).toEqual(before);
    expect(await readings()).toBe(0);
  });
});

/** What was checked of a post, without when and by what. */
async function sealOf(token: string, id: number) {
  const reply = await call(sealRoute, { bearer: token, params: { id: String(id) } });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as unknown as PostSeal).checks.map(({ kind, outcome, words, count }) => ({
    ...{ kind, outcome, words, count },
  }));
}

const says = (message: string) => ({ kind: "says", message });
const json = (answer: object) => says(JSON.stringify({ days: [], claims: [], ...answer }));
const GARBAGE: [string, object][] = [
  ["no JSON", says("I would rather write a poem.")],
  ["nothing", says("")],
  ["quotes that are not in the text", json({ claims: [{ quote: "six euros", kind: "PRICE", amount: 6 }] })],
  ["wrong dates", json({ days: [{ quote: "24.12.2026", is: "day", day: 25, month: 12, year: 2026 }] })],
  [
    "sixty claims",
    json({ claims: Array.from({ length: 60 }, () => ({ quote: "3 €", kind: "PRICE", amount: 9 })) }),
  ],
  ["another language", json({ claims: [{ quote: "fünf Euro", kind: "PRICE", amount: 5 }] })],
  ["a web page", { kind: "garbage" }],
  ["a cut answer", { kind: "cut-stream" }],
  ["too much", { kind: "rate-limit" }],
  ["an error", { kind: "error-before-effect" }],
];

describe("a model that answers", () => {
  it.each(GARBAGE)("%s: the explicit claims stand, nothing is held, nothing is charged", async (_, fault) => {
    const { token, userId } = await owner();
    const id = await written(userId, "");
    const dueAt = new Date(Date.now() + 1_800_000);
    await db.post.update({ where: { id }, data: { status: "SCHEDULED", scheduledAt: dueAt } });
    await db.delivery.create({
      data: {
        postId: id,
        platform: "FACEBOOK",
        pageId: "1",
        contentHash: "x",
        status: "PENDING",
        dueAt,
        fence: 1,
      },
    });
    const credits = await db.creditAccount.findUnique({ where: { userId } });
    const claims = await claimsOf(token, id);
    const seal = await sealOf(token, id);
    await db.outboxMessage.deleteMany();
    await enqueueReadings(db, [id]);
    await plantReading({ ...fault, times: 2 });
    await awaitReadings({ userId }, [id]);
    await read();
    expect(await claimsOf(token, id)).toEqual(claims);
    expect(await sealOf(token, id)).toEqual(seal);
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ status: "SCHEDULED", content: TEXT });
    expect(await db.delivery.findFirst({ where: { postId: id } })).toMatchObject({
      status: "PENDING",
      heldFor: null,
    });
    expect(await db.creditAccount.findUnique({ where: { userId } })).toEqual(credits);
  });

  it("in the background takes nobody's fault", async () => {
    const { token, userId } = await owner();
    await claimsOf(token, await written(userId, ""));
    await plant({ kind: "refuse", times: 1 });
    await read();
    expect(await readings()).toBeGreaterThan(0);
    expect((await draft(token)).status).not.toBe(200);
  });
});
