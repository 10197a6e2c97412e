import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import { expect } from "vitest";
import { GET as ONE } from "../../../../app/api/campaign/[id]/route";
import { POST as MOVE } from "../../../../app/api/campaign/[id]/move/route";
import { POST as AGAIN } from "../../../../app/api/campaign/[id]/plan/route";
import { POST as STOP } from "../../../../app/api/campaign/[id]/stop/route";
import { GET as LIST, POST as PLAN } from "../../../../app/api/campaign/route";
import { POST as FILL } from "../../../../app/api/week/fill/route";
import { db } from "../../../../lib/db";
import type {
  Campaign,
  CampaignList,
  MoveCampaignResult,
  StopResult,
} from "../../../../lib/posts/campaigns/types";
import { connectPage } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { call } from "../../../fixtures";
import { write } from "../planning/weeks";

/** The Monday after next, so that all of the campaign is ahead. */
export const first = mondayOf(addDays(new Date().toISOString().slice(0, 10), 14));
/** A day of the campaign, 0 for its first, at nine by UTC. */
export const at = (day: number) => `${addDays(first, day)}T09:00:00.000Z`;
export const days = { beginsOn: first, endsOn: addDays(first, 27) };

/** An owner of the Professional plan in Budapest, connected to a page, who posts at nine by UTC each day. */
export async function makeCampaigner(type: "STANDARD" | "PROFESSIONAL" = "PROFESSIONAL") {
  const owner = await makeOwner();
  const { id: userId } = owner.user;
  await db.subscription.update({ where: { userId }, data: { plan: type } });
  // Winter and summer differ; UTC's clock does not.
  await db.user.update({ where: { id: userId }, data: { timeZone: "UTC", locale: "en" } });
  await db.postingSlot.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ userId, weekday, minute: 540 })),
  });
  await connectPage(owner.token);
  return { ...owner, userId };
}

type Body = Record<string, unknown>;

/** Asks for a campaign of four weeks. */
export async function plan(bearer: string, body: Body = {}, key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const brief = "Mulled wine and gingerbread, wreaths from our own workshop";
  const reply = await call(PLAN, {
    bearer,
    headers,
    body: { name: "Christmas market", ...days, brief, ...body },
  });
  return { ...reply, campaign: reply.object as unknown as Campaign };
}

/** A campaign that has to come. */
export async function campaignFor(bearer: string, body: Body = {}): Promise<Campaign> {
  const reply = await plan(bearer, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.campaign;
}

export async function read(bearer: string, id: string) {
  const reply = await call(ONE, { bearer, params: { id } });
  return { ...reply, campaign: reply.object as unknown as Campaign };
}

export async function list(bearer: string): Promise<CampaignList> {
  return (await call(LIST, { bearer })).object as unknown as CampaignList;
}

export async function again(bearer: string, id: string, body: Body = {}) {
  return call(AGAIN, { bearer, params: { id }, body });
}

export async function stop(bearer: string, id: string) {
  const reply = await call(STOP, { bearer, method: "POST", params: { id } });
  return { ...reply, stopped: reply.object as unknown as StopResult };
}

export async function move(bearer: string, id: string, by: number, revision = 0) {
  const reply = await call(MOVE, { bearer, params: { id }, body: { days: by, revision } });
  return { ...reply, moved: reply.object as unknown as MoveCampaignResult };
}

/** Has the first ideas of a campaign written, read and scheduled for their times. @returns the posts, in their order */
export async function scheduled(bearer: string, { ideas }: Campaign, count: number): Promise<number[]> {
  const meant = ideas.slice(0, count);
  const posts: { postId: number; slotAt: string }[] = [];
  for (const { id } of meant) {
    const [result] = (await write(bearer, [id])).written.results;
    if (result && "postId" in result) posts.push(result);
  }
  expect(posts).toHaveLength(count);
  const body = {
    posts: posts.map(({ postId: postID, slotAt: scheduledAt }) => ({ postID, scheduledAt })),
    read: true,
  };
  expect((await call(FILL, { bearer, body })).status).toBe(200);
  return posts.map(({ postId }) => postId);
}

/** Puts the delivery of a post on its way. */
export async function send(postId: number): Promise<void> {
  const leaseUntil = new Date(Date.now() + 600_000);
  await db.delivery.updateMany({ where: { postId }, data: { status: "SENDING", leaseUntil, fence: 1 } });
}
