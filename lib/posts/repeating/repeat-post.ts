import "server-only";
import type { z } from "zod";
import { type Actor, actorOfOwner, systemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { log } from "@/lib/observability/log";
import { generateDraft } from "@/lib/posts/drafting/generate-draft";
import { type RepeatedPost, saveRepeat } from "@/lib/posts/editing/mutations";
import { firstLink } from "@/lib/posts/links/find-links";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";
import { findPlanOfPost } from "@/lib/posts/planning/queries";
import { requestOfRepeat } from "./rules";
import { postRepeat } from "@/lib/posts/publishing/repeat-message";

const WEEK_MS = 7 * 24 * 3_600_000;

/** With the day on which the next one is meant to go out. */
type Repeated = RepeatedPost & { sendsAt: Date };

/** Makes the draft that follows a published post. It waits among the drafts; nothing schedules it automatically. */
export const postRepeatHandler: OutboxHandler<z.infer<typeof postRepeat.payload>> = {
  ...postRepeat,
  maxAttempts: 12,
  batchSize: 1,
  // Longer than the model may take for a text (AI_TEXT_TIMEOUT_MS), after which its generation fails.
  leaseSeconds: 600,
  retryDelay: (_, attempts) => backoff(30, 60, 300, 900, 3600)(attempts),
  handle: async ({ postId }) => {
    const post = await db.post.findFirst({
      where: { id: postId, status: "PUBLISHED", deletedAt: null, repeat: { not: null } },
      select: { userId: true, id: true, content: true, repeat: true, publishedAt: true },
    });
    const followed = await db.post.findUnique({ where: { repeatOf: postId }, select: { id: true } });
    const actor = post && (await actorOfOwner(systemActor("repeat-post"), post.userId));
    if (!post?.repeat || !actor || followed) return;
    const sendsAt = new Date((post.publishedAt ?? new Date()).getTime() + WEEK_MS);
    await repeatPost(actor, { ...post, repeat: post.repeat, sendsAt });
  },
};

/**
 * Writes a new text on the same subject, charged as any other, or copies the post where that is wished, or where the
 * plan, the credits or the model do not allow a new one. Safe to repeat: one draft follows a post. A full account gets
 * none: its owner has thousands of posts to choose from.
 */
async function repeatPost(actor: Actor, post: Repeated): Promise<void> {
  if (post.repeat === "NEW_TEXT" && (await writeRepeat(actor, post))) return;
  await saveRepeat(actor, post).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== "POST_LIMIT") throw error;
    log.info({ post: post.id }, "no draft follows the post, because the account is full");
  });
}

/** @returns whether there is a new text. Of two at once one is saved and paid: a post has one draft that follows it. */
async function writeRepeat(actor: Actor, post: Repeated): Promise<boolean> {
  const { id, content, repeat, sendsAt } = post;
  const plan = await findPlanOfPost(actor, id);
  const request = requestOfRepeat(content, await detectLanguage(content, actor.locale), firstLink(content));
  try {
    await generateDraft(actor, request, { attempt: null, repeated: { repeatOf: id, repeat }, sendsAt, plan });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ post: id, code: error.code }, "a new text was not to be had; the draft repeats the old one");
    return false;
  }
}
