import "server-only";
import { type Actor, actorOfOwner, systemActor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { excerpt } from "@/lib/notices/rules";
import { lastWeekOf } from "@/lib/posts/dashboard/get-dashboard";
import { type AccountStateRow, accountStateOf, accountStateRow } from "@/lib/posts/needs/queries";
import { type Holiday, holidaysOf } from "@/lib/posts/planning/holidays";
import { type UnansweredRow, toAskAbout, unansweredOf } from "@/lib/posts/outcomes/queries";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { NEWEST_FIRST, isUnreadDraft, unreadOf } from "@/lib/posts/queries";
import { proposeAgain } from "@/lib/posts/worked/propose-again";
import { getWhatWorked } from "@/lib/posts/worked/queries";
import type { PostOnceMore } from "@/lib/posts/worked/types";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { MAX_COMING, MAX_DRAFTS_SHOWN, MAX_FINDINGS, MAX_PROPOSALS } from "./constants";
import { chooseProposals, freeTimesOf, hasContent } from "./rules";
import type { DigestContent, DigestPost, DigestReader, Proposal } from "./types";

type Found = {
  on: { mail: boolean; push: boolean; mailSecret: string; pushSecret: string; mailedWeek: string | null };
  verified: boolean;
  standing: AccountStateRow;
  hasPosted: boolean;
  lastWeek: { published: number; failed: number };
  held: number;
  unread: number;
  repeat: { id: number; content: string } | null;
  photos: { mediaId: string; altText: string | null; addedAt: string }[] | null;
  coming: (FoundPost & { at: string })[] | null;
  drafts: FoundPost[] | null;
  unanswered: UnansweredRow[] | null;
};

type FoundPost = { id: number; content: string; mediaId: string | null };

const firstPhoto = Prisma.sql`(SELECT pm."mediaId" FROM "PostMedia" pm WHERE pm."postId" = p."id"
  ORDER BY pm."position" LIMIT 1)`;

/** What a digest about the week from this Monday is made of, over "User" u. */
const digestColumns = (week: string) => Prisma.sql`,
  (SELECT json_build_object('mail', l."mail", 'push', l."push", 'mailSecret', l."mailSecret",
    'pushSecret', l."pushSecret", 'mailedWeek', l."mailedWeek"::text) FROM "Letter" l WHERE l."userId" = u."id") AS "on",
  u."emailVerifiedAt" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "Erasure" e WHERE e."userId" = u."id") AS "verified",
  ${accountStateRow} AS "standing", ${unansweredOf} AS "unanswered", ${lastWeekOf} AS "lastWeek", ${unreadOf} AS "unread",
  EXISTS (SELECT 1 FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id"
    WHERE p."userId" = u."id" AND p."deletedAt" IS NULL) AS "hasPosted",
  (SELECT count(*)::int FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'SCHEDULED'
    AND EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."heldAt" IS NOT NULL)) AS "held",
  (SELECT json_build_object('id', f."id", 'content', f."content")
    FROM (SELECT p."id", p."content" FROM "Post" p
      WHERE p."userId" = u."id" AND ${isUnreadDraft} AND p."repeatOf" IS NOT NULL
      ORDER BY ${NEWEST_FIRST} LIMIT 1) f) AS "repeat",
  (SELECT json_agg(json_build_object('mediaId', m."id", 'altText', m."altText", 'addedAt', m."createdAt")) FROM (
    SELECT "id", "altText", "createdAt" FROM "Media" WHERE "userId" = u."id" AND NOT "discarded" AND "usedAt" IS NULL
      AND "source" = 'UPLOADED' ORDER BY "id" DESC LIMIT ${MAX_PROPOSALS}) m) AS "photos",
  (SELECT json_agg(c) FROM (
    SELECT p."id", p."content", p."scheduledAt" AS "at", ${firstPhoto} AS "mediaId" FROM "Post" p
    WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'SCHEDULED'
      AND p."scheduledAt" >= ${week}::timestamp AT TIME ZONE coalesce(u."timeZone", 'UTC')
      AND p."scheduledAt" > app_now()
      AND NOT EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."heldAt" IS NOT NULL)
      AND p."scheduledAt" < (${week}::timestamp + interval '7 days') AT TIME ZONE coalesce(u."timeZone", 'UTC')
    ORDER BY p."scheduledAt" LIMIT ${MAX_COMING}) c) AS "coming",
  (SELECT json_agg(d) FROM (
    SELECT p."id", p."content", ${firstPhoto} AS "mediaId" FROM "Post" p
    WHERE p."userId" = u."id" AND ${isUnreadDraft} ORDER BY ${NEWEST_FIRST} LIMIT ${MAX_DRAFTS_SHOWN}) d) AS "drafts"`;

export type Digest = DigestReader & Found["on"] & { content: DigestContent };

/**
 * A digest as it is to be sent now. No model is asked, and nothing costs credits. Two statements, one
 * for the post that is proposed once more, and one for what worked.
 * @returns null where there is nothing to say, the owner has paused publishing or has no plan to write with, or the
 *   account is not to be written to
 */
export async function readDigest(userId: string, week: string): Promise<Digest | null> {
  const owner = await actorOfOwner(systemActor("letter"), userId);
  if (!owner) return null;
  const found = await getSchedule<Found>(db, owner, digestColumns(week));
  const { now, on, verified, pausedAt } = found;
  const { page, hasPlan } = accountStateOf(found.standing, now);
  if (!verified || !on || pausedAt !== null || !hasPlan) return null;
  const { email, locale } = owner;
  const timeZone = found.timeZone ?? "UTC";
  const digest = { userId, email, locale, timeZone, now, ...on };
  // Owners who have never published do not need a page.
  if (page === "RECONNECT" || (page === null && found.hasPosted))
    return { ...digest, content: { kind: "page", week, reconnect: page === "RECONNECT" } };
  const free = freeTimesOf(found.slots, found.taken, week, { timeZone, now });
  const content: DigestContent = {
    kind: "week",
    week,
    published: found.lastWeek.published,
    failed: found.lastWeek.failed + found.held,
    hasSlots: found.slots.length > 0,
    free,
    coming: (found.coming ?? []).map(({ at, ...post }) => ({
      ...shownPost(post),
      at: new Date(at).toISOString(),
    })),
    unread: found.unread,
    // The one that comes again stands among the proposals.
    drafts: (found.drafts ?? []).filter(({ id }) => id !== found.repeat?.id).map(shownPost),
    proposals: await propose({ ...found, again: await proposeAgain(owner) }, week, free, {
      timeZone,
      locale: locale ?? DEFAULT_LOCALE,
    }),
    worked: found.lastWeek.published > 0 ? await readWorked(owner) : null,
    asked: toAskAbout(found.unanswered, { timeZone, now }),
  };
  return hasContent(content) ? { ...digest, content } : null;
}

/** Of a week in which nothing went out there is nothing new to say. */
async function readWorked(actor: Actor) {
  const { measure, findings } = await inHeavyTurn(actor.userId, () => getWhatWorked(actor));
  return findings.length > 0 ? { measure, findings: findings.slice(0, MAX_FINDINGS) } : null;
}

const shownPost = ({ id, content, mediaId }: FoundPost): DigestPost => ({
  id,
  mediaId,
  excerpt: excerpt(content),
});

async function propose(
  { again, repeat, photos }: Pick<Found, "repeat" | "photos"> & { again: PostOnceMore | null },
  week: string,
  free: readonly string[],
  clock: { timeZone: string; locale: Locale },
): Promise<Proposal[]> {
  const holidays = await holidaysOfWeek(week, clock);
  return chooseProposals({
    again: again ? [{ kind: "again", ...again }] : [],
    repeats: repeat === null ? [] : [{ kind: "repeat", id: repeat.id, excerpt: excerpt(repeat.content) }],
    holidays: holidays.map(({ date, name }) => ({ kind: "holiday", date, name })),
    photos: (photos ?? []).map((photo, index) => ({
      kind: "photo",
      ...photo,
      addedAt: new Date(photo.addedAt),
      at: free[index] ?? null,
    })),
  });
}

/** Holidays of a week and the next: a post about one goes out before it. */
const DAYS = 10;
/** What was found before: the owners of a country have the same, and all have their digests in the same hour. */
const known = new Map<string, Promise<Holiday[]>>();
const MAX_KNOWN = 500;

function holidaysOfWeek(
  week: string,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): Promise<Holiday[]> {
  const key = `${timeZone} ${week} ${locale}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const found = holidaysOf(timeZone, week, locale, DAYS);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
