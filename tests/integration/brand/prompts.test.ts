import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as REWRITE } from "../../../app/api/post/[id]/rewrite/route";
import { findBrand } from "../../../lib/brand/facts/queries";
import { db } from "../../../lib/db";
import { frameTokensOf } from "../../../lib/posts/drafting/prompt/compose-prompt";
import { quoteDraft } from "../../../lib/posts/drafting/rules";
import { actorOf } from "../../facebook";
import { makePost } from "../../factories";
import { call } from "../../fixtures";
import { recordPrompts } from "../../prompts";
import { draft, rolls } from "../posts/drafting/drafts";
import { at, ideasFor, makePlanner, monday, write } from "../posts/planning/weeks";

process.env.RATE_LIMITS = "off";

/** What the model was asked, as it was sent. */
const asked = recordPrompts();

async function makeFact(userId: string, text: string, until: Date | null = null) {
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await db.fact.create({ data: { userId, kind: "OFFER", text, until, ...times } });
}

/** An owner with a fact without an end, one that ends on the Monday that is planned for, and one that is over. */
async function makeKnown() {
  const owner = await makePlanner();
  const [stays, ends, over] = [`Stays ${randomUUID()}`, `Ends ${randomUUID()}`, `Over ${randomUUID()}`];
  await makeFact(owner.user.id, stays);
  await makeFact(owner.user.id, ends, new Date(at(0, 12)));
  await makeFact(owner.user.id, over, new Date(Date.now() - 1000));
  return { ...owner, stays, ends, over };
}

describe("facts that are not over reach the model", () => {
  it("for a draft and its other versions, and nobody else's do", async () => {
    const owner = await makeKnown();
    const stranger = await makeKnown();
    const reply = await draft(owner.token);
    const { generatedPost } = reply.object as { generatedPost: { id: number } };
    await draft(owner.token, { body: { ...rolls, postId: generatedPost.id } });
    expect(asked).toHaveLength(2);
    for (const prompt of asked) {
      expect(prompt).toContain(owner.stays);
      expect(prompt).toContain(owner.ends);
      expect(prompt).not.toContain(owner.over);
      expect(prompt).not.toContain(stranger.stays);
    }
  });

  it("for a plan, and for each of its ideas by the time that it has", async () => {
    const owner = await makeKnown();
    const ideas = await ideasFor(owner.token, { slots: [at(0), at(1)] });
    expect(asked.join()).toContain(owner.ends);
    expect(asked.join()).not.toContain(owner.over);
    const times = new Map(ideas.map(({ slotAt, id }) => [slotAt.slice(0, 10), id]));
    expect(times.size).toBe(2);
    for (const [day, id] of times) {
      asked.length = 0;
      expect((await write(owner.token, [id])).status).toBe(200);
      expect(asked.join()).toContain(owner.stays);
      expect(asked.join().includes(owner.ends)).toBe(day === monday);
    }
  });

  it("for words that are changed as their owner says", async () => {
    const owner = await makeKnown();
    const scheduledAt = new Date(at(2));
    const { id } = await makePost(owner.user.id, {
      content: "Fresh rolls.",
      status: "SCHEDULED",
      scheduledAt,
    });
    const rewrite = (body: object) =>
      call(REWRITE, {
        bearer: owner.token,
        params: { id: String(id) },
        body: { start: 0, end: 12, revision: 0, ...body },
      });
    await rewrite({ kind: "INSTRUCTION", instruction: "Name our offer" });
    expect(asked.join()).toContain(owner.stays);
    expect(asked.join()).not.toContain(owner.ends);
    asked.length = 0;
    await rewrite({ kind: "CORRECT" });
    expect(asked).not.toHaveLength(0);
    expect(asked.join()).not.toContain(owner.stays);
  });
});

describe("facts in the price of a draft", () => {
  it("are quoted and reserved", async () => {
    const owner = await makePlanner();
    const quoteNow = async () =>
      quoteDraft(rolls, frameTokensOf(await findBrand(await actorOf(owner.token))));
    const without = await quoteNow();
    for (let n = 0; n < 12; n += 1) await makeFact(owner.user.id, `${n} ${"Rye bread ".repeat(28)}`);
    const { cost, reserved } = await quoteNow();
    expect(cost).toBeGreaterThan(without.cost + 300);

    await db.creditAccount.update({ where: { userId: owner.user.id }, data: { balance: reserved } });
    const { status, object } = await draft(owner.token);
    expect(status).toBe(200);
    expect(Number(object.cost)).toBeLessThanOrEqual(reserved);
    expect(Math.abs(Number(object.cost) - cost)).toBeLessThan(cost * 0.2);
  });
});
