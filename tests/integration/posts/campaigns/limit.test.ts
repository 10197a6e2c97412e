import { describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { storeCampaign } from "../../../../lib/posts/campaigns/mutations";
import { actorOf } from "../../../facebook";
import { clearFaults, plant } from "../drafting/drafts";
import { at, campaignFor, days, list, makeCampaigner, plan } from "./campaigns";

const count = (userId: string) => db.weekPlan.count({ where: { userId } });
const one = { slots: [at(0)] };

describe("campaigns a month", () => {
  it("ten at once: four are planned, and the others are told why not", async () => {
    const { token, userId } = await makeCampaigner();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => plan(token, { slots: [at(n)], name: `Market ${n}` })),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 6 }, () => [409, "CAMPAIGN_LIMIT"]),
    );
    expect(await count(userId)).toBe(4);
    expect((await list(token)).allowance).toMatchObject({ limit: 4, used: 4 });
  });

  it("ten processes at once: four are stored", async () => {
    const { token, userId } = await makeCampaigner();
    const actor = await actorOf(token);
    const made = { name: "Market", ...days, brief: "", language: "english" } as const;
    // Not by `transaction`, which lets an owner's go one after the other in one process.
    const stored = await Promise.allSettled(
      Array.from({ length: 10 }, () => db.$transaction((tx) => storeCampaign(tx, actor, made, 4))),
    );
    expect(stored.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await count(userId)).toBe(4);
  });

  it("begin anew on the first by the owner's clock", async () => {
    const { token, userId } = await makeCampaigner();
    for (let n = 0; n < 4; n += 1) await campaignFor(token, { slots: [at(n)], name: `Market ${n}` });
    const created = (createdAt: Date) => db.weekPlan.updateMany({ where: { userId }, data: { createdAt } });
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
    await created(new Date(month.getTime() - 1));
    expect((await list(token)).allowance.used).toBe(0);
    await created(month);
    expect((await list(token)).allowance.used).toBe(4);
    // West of Greenwich that moment is still of the month before.
    await db.user.update({ where: { id: userId }, data: { timeZone: "America/New_York" } });
    expect((await list(token)).allowance.used).toBe(0);
  });

  it("the Standard plan has none, a trial those of its plan, and no plan is no campaign", async () => {
    const standard = await makeCampaigner("STANDARD");
    expect(await plan(standard.token, one)).toMatchObject({ status: 403, message: "CAMPAIGNS_NOT_IN_PLAN" });
    expect((await list(standard.token)).allowance).toEqual({ limit: 0, used: 0, most: 4 });
    const set = (data: object) => db.subscription.update({ where: { userId: standard.userId }, data });
    await set({ status: "TRIALING", plan: "PROFESSIONAL" });
    await campaignFor(standard.token, one);
    await set({ status: "CANCELED" });
    expect(await plan(standard.token, one)).toMatchObject({ status: 402, message: "NO_ACTIVE_SUBSCRIPTION" });
  });

  it("one without ideas does not count, and leaves nothing behind", async () => {
    const { token, userId } = await makeCampaigner();
    await plant({ kind: "no-ideas" });
    expect(await plan(token, one)).toMatchObject({ status: 422, message: "NO_IDEAS" });
    await clearFaults();
    expect(await count(userId)).toBe(0);
    expect((await list(token)).allowance.used).toBe(0);
  });

  it("the answer to a request that is sent twice is one campaign", async () => {
    const { token, userId } = await makeCampaigner();
    const [a, b] = await Promise.all([plan(token, one, "the-same-key"), plan(token, one, "the-same-key")]);
    expect(a.campaign.id).toBe(b.campaign.id);
    expect(await count(userId)).toBe(1);
  });
});
