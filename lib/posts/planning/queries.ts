import "server-only";
import type { PlanContext } from "@/lib/posts/drafting/prompt/compose-prompt";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { PhotoRow } from "@/lib/media/rules";
import { wallTime } from "@/lib/i18n/wall-time";
import type { Language } from "@/lib/posts/constants";
import type { MediaKind } from "@/lib/posts/drafting/constants";
import { COUNTED_DAYS, MAX_GOOD, MAX_POSTS } from "@/lib/posts/worked/constants";
import { didWell, hasPhoto, isThere } from "@/lib/posts/worked/did-well";
import { RECENT_POSTS } from "./constants";
import type { IdeaState, Period } from "./types";

/** Which plan is meant: that of the week from a Monday, or the one with this id. */
export type PlanKey = { weekStart: string } | { planId: string };

/** A plan's row. */
export type PlanRow = Period & {
  id: string;
  /** A campaign's; null for the plan of a week. */
  name: string | null;
  brief: string;
  language: Language;
  revision: number;
  timeZone: string | null;
  /** When its ideas were found. */
  updatedAt: Date;
};

/** An idea as a statement reads it, with its plan's days. */
export type IdeaRow = Period & {
  id: string;
  planId: string;
  /** Of its campaign; null in the plan of a week. */
  name: string | null;
  brief: string;
  language: Language;
  position: number;
  line: string;
  question: string | null;
  answer: string | null;
  aboutFrom: string | null;
  aboutUntil: string | null;
  slotAt: Date;
  state: IdeaState;
  errorCode: string | null;
  postId: number | null;
  revision: number;
  passedOver: string[];
  photo: PhotoRow | null;
};

/** The first and the last day of the plan "WeekPlan" w. */
const daysOfPlan = Prisma.sql`coalesce(w."beginsOn", w."weekStart")::text AS "beginsOn",
  coalesce(w."endsOn", w."weekStart" + 6)::text AS "endsOn"`;

/** A claim expires by itself when the process that writes has died. */
const isLapsed = Prisma.sql`(i."state" = 'WRITING' AND i."leaseUntil" < app_now())`;

/** It was written and its post still exists, or it is being written: planning again leaves it as it is. */
export const isKept = Prisma.sql`(
  CASE i."state" WHEN 'WRITTEN' THEN EXISTS (SELECT 1 FROM "Post" p WHERE p."id" = i."postId" AND p."deletedAt" IS NULL)
    WHEN 'WRITING' THEN i."leaseUntil" >= app_now() ELSE false END)`;

/** The actor's ideas of which this is true, in order of their times; without those whose post was deleted. */
async function findIdeas(on: Db, actor: Actor, which: Prisma.Sql, lock = Prisma.empty): Promise<IdeaRow[]> {
  return on.$queryRaw<IdeaRow[]>`
    SELECT i."id", i."planId", w."name", ${daysOfPlan}, w."brief", w."language", i."position", i."line", i."question",
      i."answer", i."aboutFrom"::text AS "aboutFrom", i."aboutUntil"::text AS "aboutUntil", i."slotAt",
      CASE WHEN ${isLapsed} THEN 'PROPOSED' ELSE i."state"::text END AS "state", i."errorCode", i."postId",
      i."revision", i."passedOver", (SELECT json_build_object('id', m."id", 'altText', m."altText", 'width', m."width",
        'height', m."height", 'shape', m."shape", 'focusX', m."focusX", 'focusY', m."focusY")
        FROM "Media" m WHERE m."id" = i."mediaId" AND NOT m."discarded") AS "photo"
    FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
    WHERE w."userId" = ${actor.userId}::uuid AND ${which} AND (i."state" <> 'WRITTEN' OR ${isKept})
    ORDER BY i."slotAt", i."position", i."id" ${lock}`;
}

/** This plan of the actor's, with its ideas; null where there is none. */
export async function findPlan(
  actor: Actor,
  key: PlanKey,
  on: Db = db,
): Promise<{ plan: PlanRow; ideas: IdeaRow[] } | null> {
  const isMeant =
    "planId" in key
      ? Prisma.sql`w."id" = ${key.planId}::uuid`
      : Prisma.sql`w."weekStart" = ${key.weekStart}::date`;
  const [plan] = await on.$queryRaw<PlanRow[]>`
    SELECT w."id", w."name", ${daysOfPlan}, w."brief", w."language", w."revision", w."updatedAt", u."timeZone"
    FROM "WeekPlan" w JOIN "User" u ON u."id" = w."userId"
    WHERE w."userId" = ${actor.userId}::uuid AND ${isMeant}`;
  if (!plan) return null;
  return { plan, ideas: await findIdeas(on, actor, Prisma.sql`i."planId" = ${plan.id}::uuid`) };
}

/** Ideas of the actor's, in the order of `ids`. @throws AppError IDEA_NOT_FOUND where one is not there */
export async function getIdeas(actor: Actor, ids: readonly string[], on: Db = db): Promise<IdeaRow[]> {
  const rows = await findIdeas(on, actor, Prisma.sql`i."id" = ANY (${ids}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError("IDEA_NOT_FOUND");
    return row;
  });
}

/** An idea of the actor's. @throws AppError IDEA_NOT_FOUND */
export async function getIdea(actor: Actor, id: string, on: Db = db): Promise<IdeaRow> {
  const [row] = await getIdeas(actor, [id], on);
  if (!row) throw new AppError("IDEA_NOT_FOUND");
  return row;
}

/** What the post of an idea was told of its plan, as far as another post on its subject needs it. */
export async function findPlanOfPost(actor: Actor, postId: number): Promise<PlanContext | undefined> {
  const [plan] = await db.$queryRaw<{ name: string | null; brief: string }[]>`
    SELECT w."name", w."brief" FROM "Idea" i JOIN "WeekPlan" w ON w."id" = i."planId"
    WHERE i."postId" = ${postId} AND w."userId" = ${actor.userId}::uuid`;
  return plan && { ...plan, others: [] };
}

/** How a post begins, on one line. */
const beginning = Prisma.sql`left(regexp_replace(btrim("content", E' \\n\\r\\t'), '\\s+', ' ', 'g'), 160)`;

const PHOTOS: Record<MediaKind, string> = {
  photo: "with the owner's own photo",
  made: "with a made picture",
  none: "without a picture",
};

/**
 * How the actor's last published posts begin, each with its day (yyyy-MM-dd), the newest first; the scheduled ones; and
 * those of a year that did well, with their kind of media. One statement.
 */
export async function listPosted(
  actor: Actor,
  timeZone: string,
): Promise<{ posted: string[]; scheduled: string[]; good: string[] }> {
  const rows = await db.$queryRaw<{ line: string; at: Date; kind: "POSTED" | "SCHEDULED" | MediaKind }[]>`
    (SELECT ${beginning} AS "line", "publishedAt" AS "at", 'POSTED' AS "kind" FROM "Post"
      WHERE "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL AND "status" = 'PUBLISHED'
        AND "publishedAt" IS NOT NULL ORDER BY "publishedAt" DESC, "id" DESC LIMIT ${RECENT_POSTS})
    UNION ALL
    (SELECT ${beginning}, "scheduledAt", 'SCHEDULED' FROM "Post"
      WHERE "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL AND "status" = 'SCHEDULED'
        AND "scheduledAt" IS NOT NULL ORDER BY "scheduledAt", "id" LIMIT ${RECENT_POSTS})
    UNION ALL
    (SELECT ${beginning}, "publishedAt", CASE WHEN ${hasPhoto("UPLOADED")} THEN 'photo'
        WHEN ${hasPhoto("GENERATED")} THEN 'made' ELSE 'none' END
      FROM (SELECT * FROM "Post" WHERE "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL
        AND "status" = 'PUBLISHED' AND "publishedAt" >= app_now() - ${COUNTED_DAYS} * interval '1 day'
        ORDER BY "publishedAt" DESC LIMIT ${MAX_POSTS}) p
      WHERE ${isThere} AND ${didWell} ORDER BY "publishedAt" DESC LIMIT ${MAX_GOOD})`;
  const lineOf = ({ line, at }: (typeof rows)[number]) => `${wallTime(at, timeZone).date}: ${line}`;
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone });
  const said = rows.filter(({ line }) => line !== "");
  return {
    posted: said.filter(({ kind }) => kind === "POSTED").map(lineOf),
    scheduled: said.filter(({ kind }) => kind === "SCHEDULED").map(lineOf),
    good: said.flatMap(({ line, at, kind }) =>
      kind === "POSTED" || kind === "SCHEDULED"
        ? []
        : [`${wallTime(at, timeZone).date}, a ${weekday.format(at)}, ${PHOTOS[kind]}: ${line}`],
    ),
  };
}
