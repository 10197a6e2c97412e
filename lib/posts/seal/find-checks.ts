import "server-only";
import { type Db, Prisma } from "@/lib/db";
import type { PostStatus } from "@/lib/generated/prisma/enums";
import { daysOfText } from "@/lib/posts/days-of-text";
import { isBeingRead } from "@/lib/posts/editing/enqueue-readings";
import { endedClaim } from "@/lib/posts/ended-facts";
import { checkedLinksOf } from "@/lib/posts/links/find-links";
import { wordsOfDay, wrongDays } from "@/lib/posts/right-days";
import { writtenAtOf } from "@/lib/posts/queries";
import { isOfText } from "@/lib/posts/text-reading";
import { dayAt, isoOf } from "@/lib/i18n/calendar";
import type { ReadDays } from "@/lib/text/days/with-read";
import { findBlanks, openBlanks } from "@/lib/text/explicit/blanks";
import { linksIn } from "@/lib/text/links";
import { type Found, type SealedClaim, type FoundLink, textChecks } from "./rules";
import type { Check } from "./types";

/** A post with all that its checks rest on. */
export type SealedPost = {
  content: string;
  revision: number;
  status: PostStatus;
  scheduledAt: Date | null;
  publishedAt: Date | null;
  now: Date;
  timeZone: string | null;
  writtenAt: Date;
  rightBlanks: string[];
  rightDays: string[];
  seal: Check[] | null;
  read: { reading: ReadDays; model: string } | null;
  reading: boolean;
  judged: boolean;
  claimsAt: Date | null;
  unreadClaims: string[];
  claims: SealedClaim[] | null;
  ended: { text: string } | null;
  links: { url: string; state: FoundLink["state"]; checkedAt: string; leftAt: string | null }[] | null;
  delivery: StoredDelivery | null;
};
/** The times as PostgreSQL's JSON has them. */
type StoredDelivery = Record<"pageAskedAt" | "sentAt" | "seenAt" | "goneAt" | "nextLook", string | null> & {
  status: string;
  pageProblem: string | null;
  externalId: string | null;
};

/** Posts and what was found of them, in one statement. @returns the post with an id; undefined where there is none */
export async function readSealedPosts(
  on: Db,
  postIds: readonly number[],
  where: Prisma.Sql = Prisma.empty,
): Promise<(postId: number) => SealedPost | undefined> {
  const rows = await on.$queryRaw<(SealedPost & { id: number })[]>`
    SELECT p."id", p."content", p."revision", p."status", p."scheduledAt", p."publishedAt", app_now() AS "now", u."timeZone",
      ${writtenAtOf} AS "writtenAt", p."rightBlanks", p."rightDays", p."seal", p."claimsRevision" IS NOT NULL AND p."claimsAt" IS NOT NULL AS "judged", p."claimsAt", p."unreadClaims",
      (SELECT json_build_object('reading', r."reading", 'model', r."model") FROM "TextReading" r WHERE ${isOfText}) AS "read",
      ${isBeingRead} AS "reading",
      (SELECT json_agg(json_build_object('kind', c."kind", 'text', c."text", 'value', c."value", 'verdict', c."verdict", 'gone', c."factId" IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM "Fact" f WHERE f."id" = c."factId")) ORDER BY c."from")
       FROM "PostClaim" c WHERE c."postId" = p."id" AND c."revision" = p."claimsRevision") AS "claims",
      ${endedClaim} AS "ended",
      (SELECT json_agg(json_build_object('url', l."url", 'state', l."state", 'checkedAt', l."checkedAt", 'leftAt', l."leftAt"))
       FROM "PostLink" l WHERE l."postId" = p."id") AS "links",
      (SELECT json_build_object('status', d."status", 'pageAskedAt', d."pageAskedAt", 'pageProblem', d."pageProblem",
          'sentAt', d."sentAt", 'seenAt', d."seenAt", 'goneAt', d."goneAt", 'externalId', d."externalId", 'nextLook', (
            SELECT min(k."dueAt") FROM "PageLook" k WHERE k."deliveryId" = d."id"))
       FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" <> 'CANCELLED' LIMIT 1) AS "delivery"
    FROM "Post" p JOIN "User" u ON u."id" = p."userId" WHERE p."id" = ANY (${postIds}::int[]) ${where}`;
  const posts = new Map(rows.map((row) => [row.id, row]));
  return (postId) => posts.get(postId);
}

/** The same of one post. */
export async function readSealed(on: Db, id: number, where?: Prisma.Sql): Promise<SealedPost | undefined> {
  return (await readSealedPosts(on, [id], where))(id);
}

type When = {
  /** When the post goes out, or would; null while it has no time. */
  at: Date | null;
  /** It goes out now. */
  last: boolean;
  otherWords?: boolean;
};

/** The checks of a text that is not published yet, or is this very moment. */
export const checksOf = (post: SealedPost, when: When): Check[] => textChecks(foundIn(post, when));

function foundIn(post: SealedPost, { at, last, otherWords = false }: When): Found {
  const { content, writtenAt, status, read, claims, links, delivery } = post;
  const timeZone = post.timeZone ?? "UTC";
  const days = daysOfText(content, { writtenAt, timeZone }, read?.reading);
  const dated = { content, writtenAt: writtenAt.toISOString(), rightDays: post.rightDays };
  const { wrong, kept = [] } = at ? wrongDays(dated, days, at.toISOString(), timeZone) : {};
  const open = openBlanks(content, post.rightBlanks).map(({ text }) => text);
  const urls = checkedLinksOf(content);
  const looked = new Map((links ?? []).map((link) => [link.url, link]));
  return {
    now: post.now.toISOString(),
    goes: status === "SCHEDULED" ? "AT_TIME" : last ? "AT_ONCE" : "NOT_YET",
    ...{ last, otherWords },
    day: at && isoOf(dayAt(at, timeZone)),
    model: read?.model ?? null,
    days: {
      count: days.length,
      wrong: wrong ? wordsOfDay(content, wrong) : null,
      kept: kept.map((day) => wordsOfDay(content, day)),
    },
    claims: post.judged
      ? { at: post.claimsAt?.toISOString() ?? null, all: claims ?? [], unread: post.unreadClaims }
      : null,
    ended: post.ended?.text ?? null,
    blanks: {
      open,
      kept: findBlanks(content).flatMap(({ text }) => (open.includes(text) ? [] : [text])),
    },
    links: {
      urls: urls.map((url) => {
        const look = looked.get(url);
        const times = { at: isoTime(look?.checkedAt), leftAt: isoTime(look?.leftAt) };
        return { url, state: look?.state ?? null, ...times };
      }),
      more: [...new Set(linksIn(content).map(({ url }) => url))].filter((url) => !urls.includes(url)),
    },
    page: delivery && { at: isoTime(delivery.pageAskedAt), problem: delivery.pageProblem },
  };
}

/** A time as JSON of the database has it, as ours; null for none. */
export const isoTime = (stored: string | null | undefined) =>
  stored ? new Date(stored).toISOString() : null;
