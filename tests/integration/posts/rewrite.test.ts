import { afterEach, describe, expect, it } from "vitest";
import { PATCH } from "../../../app/api/post/[id]/route";
import { POST } from "../../../app/api/post/[id]/rewrite/route";
import { GET as versions } from "../../../app/api/post/[id]/versions/route";
import { GET as history } from "../../../app/api/subscription/history/route";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { replacePart } from "../../../lib/posts/rewriting/text-part";
import type { RewriteResult } from "../../../lib/posts/rewriting/types";
import { makeOwner, makePost, makeSession, makeUser } from "../../factories";
import { setClockOffset } from "../../clock";
import { call, open } from "../../fixtures";
import { clearFaults, eventsOf, plant, settledBalance } from "./drafting/drafts";

afterEach(clearFaults);

const BEFORE = "Good morning from Bartók Béla út 👩‍🍳!\n\n";
const PART = "Our sourdough costs €3.50 on Saturday, and it is really very good bread for everybody.";
const AFTER = "\n\nCome by, or send us a message if you have a question. #Sourdough";
const CONTENT = BEFORE + PART + AFTER;
const where = { start: BEFORE.length, end: BEFORE.length + PART.length };

async function ownerWithPost(content = CONTENT) {
  const { user, token } = await makeOwner({ credits: 10_000 });
  const post = await makePost(user.id, { content });
  const params = { id: String(post.id) };
  const rewrite = (body: object, key?: string, bearer = token) =>
    call(POST, {
      bearer,
      params,
      body: { ...where, revision: 0, ...body },
      headers: key ? { "idempotency-key": key } : undefined,
    });
  const save = (text: string, revision: number) =>
    call(PATCH, { bearer: token, method: "PATCH", params, body: { content: text, revision } });
  const textNow = async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).content;
  return { user, token, post, params, rewrite, save, textNow };
}
const resultOf = ({ object }: { object: unknown }) => object as RewriteResult;

describe("changing the words of a part", () => {
  it("answers with the part's new wording, is paid for, and leaves the post as it is", async () => {
    const { user, token, params, rewrite, save, textNow, post } = await ownerWithPost();
    const reply = await rewrite({ kind: "SHORTER" });
    expect(reply).toMatchObject({ status: 200, object: where });
    const { replacement, cost, remainingCreditAmount } = resultOf(reply);
    expect(replacement.length).toBeLessThan(PART.length);
    expect(replacement).toContain("€3.50");
    expect(replacement).toContain("Saturday");
    expect(remainingCreditAmount).toBe(10_000 - cost);
    expect(await settledBalance(user.id)).toBe(10_000 - cost);
    expect(await textNow()).toBe(CONTENT);

    const text = replacePart(CONTENT, where, replacement);
    expect(await save(text, 0)).toMatchObject({
      status: 200,
      object: { content: text, revision: 1, cost: post.cost + cost },
    });
    expect(text.startsWith(BEFORE) && text.endsWith(AFTER)).toBe(true);
    const { object } = await call(versions, { bearer: token, params });
    expect((object.versionList as { source: string }[]).map(({ source }) => source)).toEqual([
      "OWNER",
      "REWRITE",
    ]);
    const { movementList } = (await call(history, { bearer: token })).object;
    expect((movementList as object[])[0]).toMatchObject({
      kind: "post",
      generation: "SHORTER",
      delta: -cost,
      post: { id: post.id },
    });
  });

  it.each([
    [{ kind: "LONGER" }, /everybody\. \S/],
    [{ kind: "PLAINER" }, /^Our sourdough costs €3\.50 on Saturday\. And it is good bread/],
    [{ kind: "WARMER" }, /everybody\. See you soon\.$/],
    [{ kind: "LANGUAGE", language: "german" }, /Neues von uns: .*€3\.50/],
    [
      { kind: "INSTRUCTION", instruction: "Mention that we are closed on Monday" },
      /We are closed on Monday\.$/,
    ],
  ])("does what was asked: %j", async (body, found) => {
    const { rewrite } = await ownerWithPost();
    expect(resultOf(await rewrite(body)).replacement).toMatch(found);
  });

  it("corrects, and takes nothing where there is nothing to correct", async () => {
    const { rewrite } = await ownerWithPost("fresh rolls from 7 , teh best");
    const all = { start: 0, end: 29, kind: "CORRECT" };
    expect(resultOf(await rewrite(all)).replacement).toBe("Fresh rolls from 7, the best");
    const fine = await ownerWithPost("Fresh rolls.");
    expect(await fine.rewrite({ start: 0, end: 12, kind: "CORRECT" })).toMatchObject({
      status: 502,
      message: "REWRITE_UNCHANGED",
    });
    expect(await settledBalance(fine.user.id)).toBe(10_000);
  });

  it("comes as events where they are accepted", async () => {
    const { token, params } = await ownerWithPost();
    const headers = { accept: "text/event-stream" };
    const body = { ...where, revision: 0, kind: "SHORTER" };
    const events = await eventsOf(await open(POST, { bearer: token, params, body, headers }));
    const texts = events.filter(({ name }) => name === "text").map(({ data }) => data.delta);
    expect(texts).not.toEqual([]);
    expect(events.at(-1)?.name).toBe("done");
    expect(texts.join("").trim()).toBe(resultOf(events.at(-1)?.data as { object: unknown }).replacement);
  });

  it("is charged once for a key, and given again", async () => {
    const { user, rewrite } = await ownerWithPost();
    const first = await rewrite({ kind: "SHORTER" }, "click-0001");
    expect((await rewrite({ kind: "SHORTER" }, "click-0001")).object).toEqual(first.object);
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(1);
    expect(await rewrite({ kind: "LONGER" }, "click-0001")).toMatchObject({ status: 422 });
  });

  it("that comes after its lease has lost: nothing is kept, nothing is paid", async () => {
    const { user, rewrite, post } = await ownerWithPost();
    await plant({ kind: "slow", delayMs: 1_000 });
    const late = rewrite({ kind: "SHORTER" });
    await expect.poll(() => db.generation.count({ where: { userId: user.id, state: "RESERVED" } })).toBe(1);
    await setClockOffset(3_600_000);
    expect(await releaseExpiredReservations()).toBe(1);
    expect(await late).toMatchObject({ status: 502, message: "MODEL_UNAVAILABLE" });
    expect(await settledBalance(user.id)).toBe(10_000);
    expect(await db.postVersion.count({ where: { postId: post.id } })).toBe(0);
    await setClockOffset(0);
  });
});

describe("a wording that cannot be used costs nothing", () => {
  it.each(["SHORTER", "LONGER", "PLAINER", "WARMER", "CORRECT"])(
    "%s without the price: refused each time, with what was lost",
    async (kind) => {
      const { user, rewrite, textNow, post } = await ownerWithPost(CONTENT.replace("Our", "our"));
      await plant({ kind: "drop-number" });
      for (let time = 0; time < 3; time += 1) {
        expect(await rewrite({ kind })).toMatchObject({
          status: 502,
          message: "REWRITE_LOST_FACTS",
          object: { lostFacts: ["€3.50"], remainingCreditAmount: 10_000 },
        });
      }
      expect(await settledBalance(user.id)).toBe(10_000);
      expect(await db.postVersion.count({ where: { postId: post.id } })).toBe(0);
      expect(await textNow()).toBe(CONTENT.replace("Our", "our"));
    },
  );

  it("the whole text instead of the part: what stands around it is taken away again", async () => {
    const { rewrite } = await ownerWithPost();
    await plant({ kind: "whole-post" });
    const { replacement } = resultOf(await rewrite({ kind: "PLAINER" }));
    expect(replacement).toMatch(/^Our sourdough .* for everybody\.$/);
  });

  it.each([
    ["garbage", "MODEL_GARBAGE"],
    ["cut-stream", "MODEL_CUT_OFF"],
    ["rate-limit", "MODEL_BUSY"],
  ])("%s", async (kind, message) => {
    const { user, rewrite } = await ownerWithPost();
    await plant({ kind });
    expect(await rewrite({ kind: "SHORTER" })).toMatchObject({ status: 502, message });
    expect(await settledBalance(user.id)).toBe(10_000);
  });
});

describe("a change that is refused before the model is called", () => {
  it("an older view of the text: with the text as it stands, so that both are there", async () => {
    const { user, rewrite, save } = await ownerWithPost();
    await save("Changed elsewhere", 0);
    expect(await rewrite({ kind: "SHORTER" })).toMatchObject({
      status: 409,
      message: "POST_CHANGED",
      object: { post: { content: "Changed elsewhere", revision: 1 } },
    });
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
  });

  it("no text in the part, no post, no plan, no credits", async () => {
    const { user, rewrite, post } = await ownerWithPost();
    const gap = { start: BEFORE.length - 2, end: BEFORE.length, kind: "SHORTER" };
    expect(await rewrite(gap)).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
    expect(await rewrite({ kind: "INSTRUCTION", instruction: " " })).toMatchObject({ status: 400 });
    expect(await rewrite({ kind: "LANGUAGE" })).toMatchObject({ status: 400 });
    const other = await makeOwner();
    expect(await rewrite({ kind: "SHORTER" }, undefined, other.token)).toMatchObject({ status: 404 });
    const poor = await makeSession((await makeUser()).id);
    expect(await rewrite({ kind: "SHORTER" }, undefined, poor.token)).toMatchObject({ status: 402 });
    await db.creditAccount.update({ where: { userId: user.id }, data: { balance: 5 } });
    expect(await rewrite({ kind: "SHORTER" })).toMatchObject({ message: "INSUFFICIENT_CREDIT_AMOUNT" });
    await db.post.update({ where: { id: post.id }, data: { status: "PUBLISHED" } });
    expect(await rewrite({ kind: "SHORTER" })).toMatchObject({ status: 409 });
    expect(await db.generation.count({ where: { userId: user.id } })).toBe(0);
  });
});
