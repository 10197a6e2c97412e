import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { visibleLength } from "@/lib/text";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { requireFilled } from "@/lib/posts/editing/blanks";
import { checkLinksOf } from "@/lib/posts/links/enqueue-link-checks";
import { type LockedPost, requireRevision, writeAs } from "@/lib/posts/lock-post";
import { DEFAULT_LATE_MINUTES } from "@/lib/posts/publishing/constants";
import { cancelDeliveries, getChosenPage, pinDelivery, recordEvent } from "@/lib/posts/publishing/mutations";
import { lateLimit } from "@/lib/posts/publishing/rules";
import { markRead, requireRead } from "@/lib/posts/reading/mutations";
import type { Platform } from "@/lib/posts/types";
import { CHECK_RETRY_MINUTES, NOT_FUTURE } from "./constants";

/** A page that a post is to go to. */
export type PlannedPage = { platform: Platform; pageId: string };

/** A stored schedule: what is to go out, when and where. `completePlans` triggers its jobs. */
export type PostPlan = { postId: number; scheduledAt: Date; pages: readonly PlannedPage[] };

/** The time that a post is to have, and what its owner has said about the post. */
export type Wish = {
  /** The time, or what finds one once the post may have it. */
  at: Date | (() => Promise<Date>);
  /** The text as its owner saw it when she asked, and so has read it; without one the stored text. */
  content?: string;
  view?: string;
  revision?: number;
  read?: true;
  confirmBlank?: true;
  /** How late it may go out; without it a scheduled post keeps the lateness it has. */
  ifLateMinutes?: number;
  /** Where it is to go: to the owner's pages on these platforms, or to these pages; by default as it was planned. */
  platforms?: readonly Platform[];
  pages?: readonly PlannedPage[];
  /** It gets back what it had when it was deleted, so nothing is asked again. */
  restored?: true;
};

/** Whether a post already has this time: an earlier request was carried out and its reply lost. */
export function isPlannedAt({ status, held, scheduledAt }: LockedPost, at: Date): boolean {
  return status === "SCHEDULED" && !held && scheduledAt?.getTime() === at.getTime();
}

/**
 * Gives a post a time: the only way to one. The caller holds the schedule's lock and the post's.
 * @throws AppError POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT, POST_CHANGED, POST_NOT_READ, POST_BLANK,
 * FACEBOOK_NOT_CONNECTED, VALIDATION_FAILED for a blank text or a past time
 */
export async function schedule(tx: Db, actor: Actor, post: LockedPost, wish: Wish): Promise<PostPlan> {
  if (post.status === "PUBLISHED") throw new AppError("POST_ALREADY_PUBLISHED");
  if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
  const { at, content = post.content } = wish;
  const isRepeat = content === post.content && at instanceof Date && isPlannedAt(post, at);
  if (!isRepeat) await requireRevision(tx, actor, post, wish.revision);
  if (!wish.restored) await requireReady(tx, { ...post, content }, wish);
  const pages = wish.pages ?? (await choosePages(tx, actor, post, wish.platforms));
  const scheduledAt = at instanceof Date ? at : await at();
  if (!isRepeat) await writeAs(tx, wish.view);
  await storeTime(tx, actor, { postId: post.id, content, scheduledAt, ifLateMinutes: wish.ifLateMinutes });
  await cancelDeliveries(
    tx,
    post.id,
    pages.map(({ platform }) => platform),
  );
  for (const page of pages) await pinDelivery(tx, { postId: post.id, content, ...page, dueAt: scheduledAt });
  if (wish.content !== undefined) await markRead(tx, post.id);
  await closeNotices(tx, actor, [postSubject(post.id)], { except: "LINKS" });
  await checkLinksOf(tx, actor, { postId: post.id, content });
  await recordEvent(tx, { postId: post.id, kind: "SCHEDULED" });
  return { postId: post.id, scheduledAt, pages };
}

/** Refuses a text that is blank, that nobody has read, or that has blanks which its owner has not called right. */
async function requireReady(tx: Db, post: LockedPost, wish: Wish): Promise<void> {
  if (visibleLength(post.content) === 0)
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { content: ["Posts.errors.contentBlank"] } });
  const isDraft = post.status === "GENERATED";
  if (isDraft && wish.content === undefined) await requireRead(tx, post, wish.read);
  if (isDraft || post.held || wish.content !== undefined) await requireFilled(tx, post, wish.confirmBlank);
}

/** The pages of a post: by default those that it is planned for, or else the one that is connected now. */
async function choosePages(
  tx: Db,
  actor: Actor,
  { id: postId, status, held }: LockedPost,
  platforms?: readonly Platform[],
): Promise<PlannedPage[]> {
  if (!platforms && status === "SCHEDULED" && !held) {
    const where = { postId, status: "PENDING" } as const;
    const planned = await tx.delivery.findMany({ where, select: { platform: true, pageId: true } });
    if (planned.length > 0) return planned;
  }
  const pages: PlannedPage[] = [];
  for (const platform of platforms ?? (["FACEBOOK"] as const))
    pages.push({ platform, pageId: (await getChosenPage(tx, actor, platform)).pageId });
  return pages;
}

type Time = { postId: number; content: string; scheduledAt: Date; ifLateMinutes?: number };

async function storeTime(tx: Db, actor: Actor, time: Time): Promise<void> {
  const { postId, content, scheduledAt, ifLateMinutes } = time;
  const lateAt = lateLimit(scheduledAt, ifLateMinutes ?? DEFAULT_LATE_MINUTES);
  // The preflight check follows at once; if this process dies first, a timer runs it.
  const stored = await tx.$executeRaw`
    UPDATE "Post"
    SET "content" = ${content}, "status" = 'SCHEDULED', "scheduledAt" = ${scheduledAt}::timestamptz,
        "lateAt" = CASE WHEN ${ifLateMinutes === undefined} AND "status" = 'SCHEDULED' AND "lateAt" IS NOT NULL
          THEN ${scheduledAt}::timestamptz + ("lateAt" - "scheduledAt") ELSE ${lateAt}::timestamptz END,
        "preflightAt" = app_now() + ${CHECK_RETRY_MINUTES} * interval '1 minute', "updatedAt" = now()
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid AND ${scheduledAt}::timestamptz > app_now()`;
  if (stored === 0) throw new AppError("VALIDATION_FAILED", { fieldErrors: { scheduledAt: [NOT_FUTURE] } });
}
