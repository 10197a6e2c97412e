import { addDays } from "../../../../lib/i18n/calendar";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GET as TIMES } from "../../../../app/api/campaign/times/route";
import { GET as WEEK } from "../../../../app/api/week/route";
import { db } from "../../../../lib/db";
import { RETENTION, removeOldRows } from "../../../../lib/jobs/retention";
import { MAX_CAMPAIGN_IDEAS } from "../../../../lib/posts/campaigns/constants";
import type { CampaignTimes } from "../../../../lib/posts/campaigns/types";
import type { Week } from "../../../../lib/posts/week/types";
import { call } from "../../../fixtures";
import { change, countPosts, plan as planWeek, write } from "../planning/weeks";
import {
  again,
  at,
  campaignFor,
  days,
  first,
  list,
  makeCampaigner,
  move,
  plan,
  read,
  scheduled,
  stop,
} from "./campaigns";

const inWeek = (slotAt: string) => Math.floor((Date.parse(slotAt) - Date.parse(at(0))) / (7 * 86_400_000));

describe("a campaign", () => {
  it("has its ideas at free times that are spread over its weeks, and costs nothing", async () => {
    const { token } = await makeCampaigner();
    const campaign = await campaignFor(token);
    expect(campaign).toMatchObject({ name: "Christmas market", ...days, revision: 0, posts: [] });
    const weeks = campaign.ideas.map(({ slotAt }) => inWeek(slotAt));
    expect(weeks).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(new Set(campaign.ideas.map(({ slotAt }) => slotAt)).size).toBe(MAX_CAMPAIGN_IDEAS);
    expect(campaign.ideas[0]).toMatchObject({ state: "PROPOSED", line: "Mulled wine and gingerbread" });
    expect((await list(token)).campaigns).toMatchObject([
      { id: campaign.id, ideas: 12, drafts: 0, scheduled: 0, published: 0 },
    ]);
  });

  it("stands beside the plan of a week: neither changes the other, and no time is of both", async () => {
    const { token } = await makeCampaigner();
    const { id, ideas } = await campaignFor(token, { slots: [at(0), at(8)] });
    const { plan: week } = await planWeek(token);
    expect(week.ideas.map(({ slotAt }) => slotAt)).toEqual([1, 2, 3, 4].map(at));
    expect((await read(token, id)).campaign.ideas).toEqual(ideas);
    const query = `beginsOn=${first}&endsOn=${addDays(first, 13)}`;
    const { object } = await call(TIMES, { bearer: token, path: `/api/campaign/times?${query}` });
    const free = (object as unknown as CampaignTimes).free.map((time) => time.at);
    expect(free).toEqual([5, 6, 7, 9, 10, 11, 12, 13].map(at));
    const shown = (await call(WEEK, { bearer: token, path: `/api/week?from=${first}` })).object;
    expect((shown as unknown as Week).meant.sort()).toEqual([0, 8].map(at));
    expect(await change(token, week.ideas[0]?.id ?? "", { slotAt: at(0) })).toMatchObject({
      message: "TIME_TAKEN",
    });
  });

  it("has times to begin with for an owner who has none, also after all were deleted", async () => {
    const { token, userId } = await makeCampaigner();
    const path = `/api/campaign/times?beginsOn=${first}&endsOn=${addDays(first, 13)}`;
    expect((await call(TIMES, { bearer: token, path })).object).toMatchObject({
      hasSlots: true,
      proposed: [],
    });
    await db.postingSlot.deleteMany({ where: { userId } });
    const { object } = await call(TIMES, { bearer: token, path });
    expect(object).toMatchObject({ hasSlots: false, free: [] });
    expect((object as unknown as CampaignTimes).proposed).toHaveLength(3);
  });

  it("has no idea after its own last day, nor outside the campaign", async () => {
    const { token } = await makeCampaigner();
    const until = addDays(first, 9);
    const { ideas } = await campaignFor(token, {
      brief: `Workshop on ${until}`,
      slots: [at(5), at(12), at(20)],
    });
    const workshop = ideas.find(({ line }) => line.startsWith("Workshop"));
    expect(workshop).toMatchObject({ aboutUntil: until, slotAt: at(5) });
    expect(await change(token, workshop?.id ?? "", { slotAt: at(13) })).toMatchObject({
      status: 409,
      message: "NO_EARLY_SLOT",
    });
    expect(await change(token, ideas[1]?.id ?? "", { slotAt: at(28) })).toMatchObject({ status: 400 });
    expect(await plan(token, { slots: [at(28)] })).toMatchObject({ status: 400 });
  });

  it.each([
    ["without a name", { name: " " }, "name"],
    ["that ends before it begins", { endsOn: addDays(first, -1) }, "endsOn"],
    ["of more than six weeks", { endsOn: addDays(first, 42) }, "endsOn"],
    ["too far ahead", { beginsOn: addDays(first, 200), endsOn: addDays(first, 210) }, "endsOn"],
    ["that is over", { beginsOn: addDays(first, -40), endsOn: addDays(first, -30) }, "endsOn"],
  ])("%s is refused in words, before the model is asked", async (_, body, field) => {
    const { token } = await makeCampaigner();
    expect(await plan(token, body)).toMatchObject({
      status: 400,
      object: { fieldErrors: { [field]: [expect.stringMatching(/^Campaigns\.errors\./)] } },
    });
  });

  it("is written like a week, and its name stands on its posts in the week", async () => {
    const { token, userId } = await makeCampaigner();
    const campaign = await campaignFor(token, { slots: [at(0), at(1), at(9)] });
    const [post] = await scheduled(token, campaign, 1);
    const [draft] = (await write(token, [campaign.ideas[1]?.id ?? ""])).written.results;
    const now = (await read(token, campaign.id)).campaign;
    const named = { id: campaign.id, name: "Christmas market" };
    expect(now.posts).toMatchObject([
      { id: post, status: "SCHEDULED", campaign: named, at: at(0) },
      { status: "GENERATED", read: false, campaign: named, at: null },
    ]);
    const week = (await call(WEEK, { bearer: token, path: `/api/week?from=${first}` }))
      .object as unknown as Week;
    expect(week.posts).toMatchObject([{ id: post, campaign: named }]);
    expect(week.drafts).toMatchObject([{ id: (draft as { postId: number }).postId, campaign: named }]);
    expect(await countPosts(userId)).toBe(2);
  });

  it("is planned anew in place of what was not written, within the same number of ideas, as no other campaign", async () => {
    const { token } = await makeCampaigner();
    const campaign = await campaignFor(token);
    await write(token, [campaign.ideas[0]?.id ?? ""]);
    // More to tell than there is room for.
    const brief = Array.from({ length: MAX_CAMPAIGN_IDEAS }, (_, n) => `Lebkuchen from tin ${n}`).join("\n");
    expect(await again(token, campaign.id, { brief })).toMatchObject({ status: 200 });
    const { ideas } = (await read(token, campaign.id)).campaign;
    expect(ideas).toHaveLength(MAX_CAMPAIGN_IDEAS);
    expect(ideas[0]).toMatchObject({ id: campaign.ideas[0]?.id, state: "WRITTEN" });
    expect(ideas[1]?.id).not.toBe(campaign.ideas[1]?.id);
    const twelve = Array.from({ length: 12 }, (_, day) => at(day));
    expect(await again(token, campaign.id, { slots: twelve })).toMatchObject({ status: 400 });
    expect((await list(token)).allowance).toMatchObject({ limit: 4, used: 1 });
  });

  it("is somebody else's: it is not there, and nothing of it changes", async () => {
    const mine = await makeCampaigner();
    const { id } = await campaignFor(mine.token, { slots: [at(0)] });
    const { token } = await makeCampaigner();
    for (const campaign of [id, randomUUID()])
      for (const ask of [
        read(token, campaign),
        again(token, campaign),
        stop(token, campaign),
        move(token, campaign, 1),
      ])
        expect(await ask).toMatchObject({ status: 404, message: "CAMPAIGN_NOT_FOUND" });
    expect((await read(mine.token, id)).campaign.ideas).toMatchObject([{ state: "PROPOSED", slotAt: at(0) }]);
    expect((await list(token)).campaigns).toEqual([]);
  });

  it("is not the plan of a week under another name", async () => {
    const { token, userId } = await makeCampaigner();
    await planWeek(token);
    const { id } = await db.weekPlan.findFirstOrThrow({ where: { userId } });
    expect(await read(token, id)).toMatchObject({ status: 404 });
    expect(await stop(token, id)).toMatchObject({ status: 404 });
  });

  it("is removed ninety days after its end; its posts stay", async () => {
    const { token, userId } = await makeCampaigner();
    const { id } = await campaignFor(token, { slots: [at(0)] });
    const end = (ago: number) =>
      db.weekPlan.update({
        where: { id },
        data: {
          beginsOn: new Date(Date.now() - (ago + 5) * 86_400_000),
          endsOn: new Date(Date.now() - ago * 86_400_000),
        },
      });
    await end(88);
    await removeOldRows(RETENTION["remove-old-campaigns"]);
    expect(await db.weekPlan.count({ where: { userId } })).toBe(1);
    await end(92);
    await removeOldRows(RETENTION["remove-old-campaigns"]);
    expect(await db.weekPlan.count({ where: { userId } })).toBe(0);
  });
});
