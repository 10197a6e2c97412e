import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { GET as getMedia } from "../../../../app/api/media/[id]/file/route";
import { releaseExpiredReservations } from "../../../../lib/credits/release-expired-reservations";
import { db } from "../../../../lib/db";
import { setClockOffset } from "../../../clock";
import { makeBusiness, makeOwner, makeSession, makeSubscription, makeUser } from "../../../factories";
import { call } from "../../../fixtures";
import { clearFaults, draft, eventsOf, openDraft, plant, rolls, settledBalance } from "./drafts";

type Draft = {
  generatedPost: { id: number; content: string; imageUrl: string | null };
  remainingCreditAmount: number;
  cost: number;
};

afterEach(clearFaults);

describe("a draft", () => {
  it("is written, saved and paid", async () => {
    const { user, token } = await makeOwner({ credits: 10_000 });
    const reply = await draft(token);
    expect(reply).toMatchObject({ status: 200, statusCode: "OK", message: "OK" });
    const { generatedPost, remainingCreditAmount, cost } = reply.object as Draft;
    expect(generatedPost.content).toMatch(/poppy seed/i);
    expect(generatedPost.imageUrl).toBeNull();
    expect(cost).toBeGreaterThan(200);
    expect(cost).toBeLessThan(1_500);
    expect(remainingCreditAmount).toBe(10_000 - cost);
    expect(await settledBalance(user.id)).toBe(remainingCreditAmount);
    const post = await db.post.findUniqueOrThrow({ where: { id: generatedPost.id } });
    expect(post).toMatchObject({
      userId: user.id,
      content: generatedPost.content,
      status: "GENERATED",
      cost,
    });
  });

  it.each(["buns", "Zsömle!", "new buns"])(
    "asks nothing first: %j is written at once",
    async (description) => {
      const { user, token } = await makeOwner();
      const { object } = await draft(token, { body: { ...rolls, description } });
      expect((object as Draft).generatedPost.content).toMatch(/buns|zsömle/i);
      const events = await eventsOf(await openDraft(token, { body: { ...rolls, description } }));
      expect(new Set(events.map(({ name }) => name))).toEqual(new Set(["text", "done"]));
      expect(await db.post.count({ where: { userId: user.id } })).toBe(2);
    },
  );

  it("comes as events where they are accepted: text as it is written, the photo, then the envelope", async () => {
    const { token } = await makeOwner();
    const response = await openDraft(token, { body: { ...rolls, generateImage: true } });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const events = await eventsOf(response);
    const texts = events.filter(({ name }) => name === "text");
    expect(texts).not.toEqual([]);
    expect(events.map(({ name }) => name).slice(texts.length)).toEqual(["image", "image", "done"]);
    const done = events.at(-1)?.data;
    expect(done).toMatchObject({ statusCode: "OK", message: "OK" });
    const { generatedPost } = done?.object as Draft;
    expect(
      texts
        .map(({ data }) => data.delta)
        .join("")
        .trim(),
    ).toBe(generatedPost.content);
    expect(generatedPost.imageUrl).toMatch(/^\/api\/media\/[\w-]{36}\/file$/);
  });

  it("has a photo that only its owner sees, re-encoded as 16:9", async () => {
    const { token } = await makeOwner();
    const { object } = await draft(token, { body: { ...rolls, generateImage: true } });
    const { generatedPost } = object as Draft;
    const params = { id: String(generatedPost.imageUrl).split("/").at(-2) ?? "" };
    const mine = await getMediaBytes({ bearer: token, params });
    expect(mine.headers.get("cache-control")).toBe("private, no-cache");
    const { format, width, height, exif } = await sharp(await mine.arrayBuffer()).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 1536,
      height: 864,
      exif: undefined,
    });
    const other = await makeOwner();
    expect(await call(getMedia, { bearer: other.token, params })).toMatchObject({ status: 404 });
    expect(await call(getMedia, { params })).toMatchObject({ status: 401 });
    // A browser's cached copy is valid only for its owner, while the session lasts.
    const headers = { "if-none-match": mine.headers.get("etag") ?? "" };
    const again = await call(getMedia, { bearer: token, params, headers });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect(again.headers.get("cache-control")).toBe("private, no-cache");
    expect(again.headers.get("etag")).toBe(headers["if-none-match"]);
    expect(await call(getMedia, { bearer: other.token, params, headers })).toMatchObject({ status: 404 });
    expect(await call(getMedia, { params, headers })).toMatchObject({ status: 401 });
    const outdated = { "if-none-match": '"another"' };
    expect(await call(getMedia, { bearer: token, params, headers: outdated })).toMatchObject({ status: 200 });
  });

  it("is written once for one key, and the same key with another body is refused", async () => {
    const { user, token } = await makeOwner();
    const key = "click-0001";
    const [first, second] = await Promise.all([draft(token, { key }), draft(token, { key })]);
    const third = await draft(token, { key });
    expect(second.object).toEqual(first.object);
    expect(third.object).toEqual(first.object);
    const replayed = await eventsOf(await openDraft(token, { key }));
    expect(replayed.map(({ name, data }) => [name, data.object])).toEqual([["done", first.object]]);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(1);
    expect(await draft(token, { key, body: { ...rolls, weight: 10 } })).toMatchObject({
      status: 422,
      message: "IDEMPOTENCY_KEY_REUSED",
    });
  });

  it("continues when the tab is closed", async () => {
    const { user, token } = await makeOwner();
    await plant({ kind: "slow", delayMs: 300 });
    const response = await openDraft(token);
    await response.body?.cancel();
    await expect.poll(() => db.post.count({ where: { userId: user.id } }), { timeout: 10_000 }).toBe(1);
    await sleep(50);
    await settledBalance(user.id);
  });

  it("that comes after its lease has lost: nothing is saved, nothing is paid", async () => {
    const { user, token } = await makeOwner({ credits: 5_000 });
    await plant({ kind: "slow", delayMs: 1_500 });
    const late = draft(token);
    await expect.poll(() => db.generation.count({ where: { userId: user.id, state: "RESERVED" } })).toBe(1);
    await setClockOffset(3_600_000);
    expect(await releaseExpiredReservations()).toBe(1);
    expect(await settledBalance(user.id)).toBe(5_000);
    expect(await late).toMatchObject({ status: 502, message: "MODEL_UNAVAILABLE" });
    expect(await settledBalance(user.id)).toBe(5_000);
    expect(await db.post.count({ where: { userId: user.id } })).toBe(0);
    await setClockOffset(0);
  });
});

describe("a draft that is refused before the model is called", () => {
  it("asks for the brand profile first, then the plan, then the credits, and holds nothing", async () => {
    const user = await makeUser();
    const { token } = await makeSession(user.id);
    expect(await draft(token)).toMatchObject({ status: 404, message: "BUSINESS_NOT_FOUND" });
    await makeBusiness(user.id);
    expect(await draft(token)).toMatchObject({ status: 402, message: "NO_ACTIVE_SUBSCRIPTION" });
    await makeSubscription(user.id, { credits: 5 });
    expect(await draft(token)).toMatchObject({
      status: 402,
      message: "INSUFFICIENT_CREDIT_AMOUNT",
      object: { remainingCreditAmount: 5, neededCreditAmount: expect.any(Number) },
    });
    const streamed = await openDraft(token);
    expect(streamed.status).toBe(402);
    expect(await settledBalance(user.id)).toBe(5);
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: 5_000 } });
    expect(await draft(token, { key: "click-0002" })).toMatchObject({ status: 200 });
  });

  it("recognises a plan that has ended, and a trial past its end", async () => {
    for (const change of [
      { status: "CANCELED" as const },
      { status: "TRIALING" as const, currentPeriodEnd: new Date(Date.now() - 1000) },
    ]) {
      const { user, token } = await makeOwner();
      await db.subscription.update({ where: { userId: user.id }, data: change });
      expect(await draft(token)).toMatchObject({ status: 402, message: "NO_ACTIVE_SUBSCRIPTION" });
    }
  });

  it("names the fields that are wrong", async () => {
    const { token } = await makeOwner();
    const wrong = {
      ...rolls,
      description: "x".repeat(501),
      replyLanguage: "KLINGON",
      weight: 101,
      links: ["no"],
      a: 1,
    };
    const { status, object } = await draft(token, { body: wrong });
    expect(status).toBe(400);
    expect(Object.keys(object.fieldErrors as object).sort()).toEqual(
      ["a", "description", "links.0", "replyLanguage", "weight"].sort(),
    );
    expect(await draft(token, { body: { ...rolls, description: "a\u0000b" } })).toMatchObject({
      status: 400,
    });
    expect(await draft(token, { key: "short" })).toMatchObject({ status: 400 });
  });
});

async function getMediaBytes(options: Parameters<typeof call>[1]): Promise<Response> {
  return (await call(getMedia, options)).response;
}
