import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db, transaction } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { leasesOf } from "@/lib/jobs/with-lease";
import type { Language } from "@/lib/posts/constants";
import { isKept } from "./queries";
import type { About } from "./ideas/place-ideas";
import type { IdeaState } from "./types";

/** An idea with its time, as it is stored. */
export type NewIdea = About & {
  line: string;
  mediaId: string | null;
  question: string | null;
  slotAt: string;
};

/** What a plan is made from, as it is stored with it. */
export type Made = { brief: string; language: Language };

/** Stores the row of a plan, which it locks, in the transaction that stores its ideas. @returns its id */
export type StorePlan = (tx: Db, made: Made) => Promise<string>;

/** Stores the plan of the week from a Monday. */
export async function storeWeekPlan(
  tx: Db,
  actor: Actor,
  { weekStart, brief, language }: Made & { weekStart: string },
): Promise<string> {
  const [plan] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "WeekPlan" ("id", "userId", "weekStart", "brief", "language", "createdAt", "updatedAt")
    VALUES (${randomUUID()}::uuid, ${actor.userId}::uuid, ${weekStart}::date, ${brief}, ${language}, app_now(), app_now())
    ON CONFLICT ("userId", "weekStart") DO UPDATE
    SET "brief" = EXCLUDED."brief", "language" = EXCLUDED."language", "updatedAt" = EXCLUDED."updatedAt"
    RETURNING "id"`;
  if (!plan) throw new Error("The plan of a week was not stored");
  return plan.id;
}

/**
 * Stores a plan, and its ideas in place of those before. Ideas that were written or are being written stay, with their
 * times: a new idea for such a time is left out. @returns the plan's id
 */
export async function replaceIdeas(
  actor: Actor,
  storePlan: (tx: Db) => Promise<string>,
  ideas: readonly NewIdea[],
): Promise<string> {
  return transaction(actor, async (tx) => {
    const planId = await storePlan(tx);
    await tx.$executeRaw`DELETE FROM "Idea" i WHERE i."planId" = ${planId}::uuid AND NOT ${isKept}`;
    const kept = await tx.idea.findMany({ where: { planId }, select: { slotAt: true, position: true } });
    const taken = new Set(kept.map(({ slotAt }) => slotAt.getTime()));
    const first = Math.max(-1, ...kept.map(({ position }) => position)) + 1;
    const free = ideas.filter(({ slotAt }) => !taken.has(Date.parse(slotAt)));
    await tx.idea.createMany({
      data: free.map(({ aboutFrom, aboutUntil, slotAt, ...idea }, index) => ({
        ...idea,
        planId,
        position: first + index,
        aboutFrom: asDate(aboutFrom),
        aboutUntil: asDate(aboutUntil),
        slotAt: new Date(slotAt),
      })),
    });
    return planId;
  });
}

const asDate = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`));

/** The part of an idea that its owner changes; the state follows from it. */
export type IdeaChange = About & {
  line: string;
  mediaId: string | null;
  question: string | null;
  answer: string | null;
  slotAt: string;
  state: Extract<IdeaState, "PROPOSED" | "DROPPED">;
  /** Where it changes. */
  passedOver?: string[];
};

/** Locks an idea against its writer and other changes. */
export async function lockIdea(tx: Db, id: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "Idea" WHERE "id" = ${id}::uuid FOR UPDATE`;
}

/** Changes an idea that nobody is writing. The caller holds its lock and has looked at it. */
export async function storeChange(tx: Db, id: string, change: IdeaChange): Promise<void> {
  const { aboutFrom, aboutUntil, slotAt, ...rest } = change;
  await tx.idea.update({
    where: { id },
    data: {
      ...rest,
      aboutFrom: asDate(aboutFrom),
      aboutUntil: asDate(aboutUntil),
      slotAt: new Date(slotAt),
      errorCode: null,
      attempt: null,
      leaseUntil: null,
      revision: { increment: 1 },
    },
  });
}

/** How long a lease outlives a crashed process, in seconds; a running one renews it. */
const LEASE_SECONDS = 60;

/** Who writes an idea: its attempt is the id of its generation, and the fence that every later write names. */
export type IdeaLease = {
  id: string;
  attempt: string;
  /** The attempt that this one replaces, because its process has died. */
  after: string | null;
};

/** Leases an idea that can be written. @returns null if it was written or dropped, or somebody is writing it */
export async function leaseIdea(actor: Actor, id: string): Promise<IdeaLease | null> {
  const attempt = randomUUID();
  const [leased] = await db.$queryRaw<{ after: string | null }[]>`
    WITH before AS (
      SELECT i."id", CASE i."state" WHEN 'WRITING' THEN i."attempt" END AS "after"
      FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
      WHERE i."id" = ${id}::uuid AND w."userId" = ${actor.userId}::uuid
        AND (i."state" IN ('PROPOSED', 'FAILED') OR i."state" = 'WRITING' AND i."leaseUntil" < app_now())
      FOR UPDATE OF i)
    UPDATE "Idea" i SET "state" = 'WRITING', "attempt" = ${attempt}::uuid, "errorCode" = NULL,
      "leaseUntil" = app_now() + ${LEASE_SECONDS} * interval '1 second'
    FROM before WHERE i."id" = before."id" RETURNING before."after"`;
  return leased ? { id, attempt, after: leased.after } : null;
}

/** Runs work under a lease, which is renewed meanwhile. */
export const withLease = leasesOf<IdeaLease>({
  name: "ideas",
  seconds: () => LEASE_SECONDS,
  renew: (leases) => db.$executeRaw`
    UPDATE "Idea" SET "leaseUntil" = app_now() + ${LEASE_SECONDS} * interval '1 second'
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM "Idea"
      WHERE "id" = ANY (${leases.map(({ id }) => id)}::uuid[]) AND "state" = 'WRITING'
        AND "attempt" = ANY (${leases.map(({ attempt }) => attempt)}::uuid[]) FOR NO KEY UPDATE SKIP LOCKED))`,
});

/**
 * Marks an idea as written, in the transaction that stores its post: both are there, or neither.
 * @throws AppError REQUEST_IN_PROGRESS when another attempt has replaced this one
 */
export async function markWritten(tx: Db, { id, attempt }: IdeaLease, postId: number): Promise<void> {
  const written = await tx.$executeRaw`
    UPDATE "Idea" SET "state" = 'WRITTEN', "postId" = ${postId}, "leaseUntil" = NULL
    WHERE "id" = ${id}::uuid AND "attempt" = ${attempt}::uuid AND "state" = 'WRITING'`;
  if (written === 0) throw new AppError("REQUEST_IN_PROGRESS");
}

/** Marks an idea as failed, with the reason. Has no effect if it was written after all. */
export async function releaseIdea({ id, attempt }: IdeaLease, code: ErrorCode): Promise<void> {
  await db.$executeRaw`
    UPDATE "Idea" SET "state" = 'FAILED', "errorCode" = ${code}, "leaseUntil" = NULL
    WHERE "id" = ${id}::uuid AND "attempt" = ${attempt}::uuid AND "state" = 'WRITING'`;
}
