import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import { expect } from "vitest";
import { PATCH } from "../../../../app/api/idea/[id]/route";
import { GET, POST as PLAN } from "../../../../app/api/week/plan/route";
import { POST as FILL } from "../../../../app/api/week/fill/route";
import { POST as WRITE } from "../../../../app/api/week/write/route";
import { db } from "../../../../lib/db";
import type { Language } from "../../../../lib/posts/constants";
import type { Idea, WeekPlan, WriteResult } from "../../../../lib/posts/planning/types";
import type { FillResult } from "../../../../lib/posts/week/types";
import { call, open } from "../../../fixtures";
import { makeOwner } from "../../../factories";

/** The Monday after next, so that the whole week is ahead. */
export const monday = mondayOf(addDays(new Date().toISOString().slice(0, 10), 14));
/** A day of that week, 0 for its Monday, at nine by UTC. */
export const at = (day: number, hour = 9) =>
  `${addDays(monday, day)}T${String(hour).padStart(2, "0")}:00:00.000Z`;
export const five = [0, 1, 2, 3, 4].map((day) => at(day));

/** An owner in Budapest, who posts at nine by UTC each day. */
export async function makePlanner(parts: { credits?: number } = {}) {
  const owner = await makeOwner(parts);
  await db.user.update({ where: { id: owner.user.id }, data: { timeZone: "Europe/Budapest", locale: "en" } });
  return owner;
}

type Body = { weekStart?: string; brief?: string; language?: Language; photos?: string[]; slots?: string[] };

/** Asks for a plan of that week. */
export async function plan(bearer: string, body: Body = {}, key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const reply = await call(PLAN, {
    bearer,
    headers,
    body: {
      weekStart: monday,
      brief: "New walnut rolls, Advent wreaths from our own workshop",
      slots: five,
      ...body,
    },
  });
  return { ...reply, plan: reply.object as unknown as WeekPlan };
}

/** The ideas of a plan that has to come. */
export async function ideasFor(bearer: string, body: Body = {}): Promise<Idea[]> {
  const reply = await plan(bearer, body);
  expect(reply.status, reply.text).toBe(200);
  return reply.plan.ideas;
}

export async function planOf(bearer: string, week = monday): Promise<WeekPlan> {
  const reply = await call(GET, { bearer, path: `/api/week/plan?week=${week}` });
  expect(reply.status, reply.text).toBe(200);
  return reply.object as unknown as WeekPlan;
}

/** Changes an idea. */
export async function change(bearer: string, id: string, body: Record<string, unknown>) {
  const reply = await call(PATCH, { bearer, method: "PATCH", params: { id }, body });
  return { ...reply, idea: reply.object as unknown as Idea };
}

/** Has ideas written, and waits for the whole answer. */
export async function write(bearer: string, ideas: string[], key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const reply = await call(WRITE, { bearer, headers, body: { ideas } });
  return { ...reply, written: reply.object as unknown as WriteResult };
}

/** Gives written posts the times of their ideas. */
export async function schedule(
  bearer: string,
  body: { posts: readonly object[]; read?: true },
  key?: string,
) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const reply = await call(FILL, { bearer, headers, body });
  return { ...reply, scheduled: reply.object as unknown as FillResult };
}

/** The same as events. */
export function openWrite(bearer: string, ideas: string[], key?: string): Promise<Response> {
  const headers = { accept: "text/event-stream", ...(key ? { "idempotency-key": key } : {}) };
  return open(WRITE, { bearer, headers, body: { ideas } });
}

/** How many posts an owner has. */
export const countPosts = (userId: string) => db.post.count({ where: { userId } });
