import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { addDays, mondayOf, startOfDay } from "@/lib/i18n/calendar";
import { ideaTimes } from "@/lib/posts/week/idea-times";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { slotTimesOf } from "@/lib/posts/posting-times/rules";
import type { Slot, SlotTime } from "@/lib/posts/posting-times/types";
import { NOT_FUTURE } from "@/lib/posts/scheduling/constants";
import type { IdeaWriting } from "./ideas/place-ideas";
import type { IdeaRow } from "./queries";
import type { Period } from "./types";

/** The times that the ideas of a plan may have. */
export type PlanTimes = {
  now: Date;
  timeZone: string;
  /** The time zone and the moment by which days in the lines of its ideas are read. */
  writing: IdeaWriting;
  /** Whether a time is in the future and taken neither by a scheduled post nor by another idea of any plan. */
  isFree: (at: string) => boolean;
  /** The posting times of its days that are free. */
  free: SlotTime[];
  /** Whether the owner has posting times at all, and else some to begin with. */
  hasSlots: boolean;
  proposed: Slot[];
  /** @throws AppError VALIDATION_FAILED for a time on another day */
  requireWithin: (times: readonly string[], field: string) => void;
};

/** For a query over "User" u: the times of the scheduled posts of these days, whatever the zone. */
function scheduledWithin({ beginsOn, endsOn }: Period): Prisma.Sql {
  return Prisma.sql`(SELECT json_agg(p."scheduledAt") FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
    AND p."status" = 'SCHEDULED' AND p."scheduledAt" >= ${addDays(beginsOn, -1)}::timestamptz
    AND p."scheduledAt" < ${addDays(endsOn, 2)}::timestamptz)`;
}

/** The Mondays of the weeks that these days touch. */
function weeksOf({ beginsOn, endsOn }: Period): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(beginsOn); monday <= endsOn; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/**
 * @param planId the plan itself: of its ideas only those in `others` count
 * @param others its ideas that have their times already
 */
export async function getPlanTimes(
  actor: Actor,
  { beginsOn, endsOn, planId }: Period & { planId?: string },
  others: readonly Pick<IdeaRow, "slotAt" | "state">[],
  on: Db = db,
): Promise<PlanTimes> {
  const { now, slots, taken, within, meant, ...owner } = await getSchedule<
    Record<"within" | "meant", string[] | null>
  >(
    on,
    actor,
    Prisma.sql`, ${scheduledWithin({ beginsOn, endsOn })} AS "within",
      ${ideaTimes(planId ? Prisma.sql`w."id" <> ${planId}::uuid` : Prisma.sql`true`)} AS "meant"`,
  );
  const timeZone = owner.timeZone ?? "UTC";
  const held = others.filter(({ state }) => state !== "DROPPED").map(({ slotAt }) => slotAt.getTime());
  const used = new Set([...[...taken, ...(within ?? []), ...(meant ?? [])].map(Date.parse), ...held]);
  const isFree = (at: string) => Date.parse(at) > now.getTime() && !used.has(Date.parse(at));
  const [start, end] = [beginsOn, addDays(endsOn, 1)].map((day) => startOfDay(day, timeZone).getTime());
  const isWithin = (at: string) => Date.parse(at) >= (start ?? 0) && Date.parse(at) < (end ?? 0);
  const mondays = weeksOf({ beginsOn, endsOn });
  return {
    now,
    timeZone,
    writing: { writtenAt: now, timeZone, weekBegins: startOfDay(beginsOn, timeZone) },
    isFree,
    free: mondays
      .flatMap((monday) => slotTimesOf(slots, monday, timeZone))
      .filter(({ at }) => isWithin(at) && isFree(at)),
    hasSlots: slots.length > 0,
    proposed: owner.proposed,
    requireWithin: (times, field) => {
      if (!times.every(isWithin))
        throw new AppError("VALIDATION_FAILED", { fieldErrors: { [field]: ["invalid"] } });
    },
  };
}

/** @throws AppError VALIDATION_FAILED for a time that has passed, TIME_TAKEN */
export function requireFree({ now, isFree }: PlanTimes, at: string): void {
  if (Date.parse(at) <= now.getTime())
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { slotAt: [NOT_FUTURE] } });
  if (!isFree(at)) throw new AppError("TIME_TAKEN");
}
