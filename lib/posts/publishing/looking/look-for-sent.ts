import "server-only";
import { db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { findPosts, getPermalink } from "@/lib/providers/facebook/read-posts";
import type { PageAccess } from "@/lib/providers/facebook/publish";
import { ProviderError } from "@/lib/providers/provider-error";
import { CLOCK_SLACK_SECONDS } from "@/lib/posts/publishing/constants";
import type { Look } from "./lease-looks";

/**
 * Looks whether a published post is still on its page. One that is gone (a spam filter, or somebody removed it) is told
 * its owner once, and never sent again by itself.
 * @throws ProviderError
 */
export async function lookForSent(look: Look, page: PageAccess): Promise<boolean> {
  const { externalId, sentAt } = look;
  if (look.status !== "SUCCESS" || !externalId || !sentAt) return true;
  if (await isShown(page, externalId, sentAt)) await recordSeen(look);
  else await recordGone(look);
  return true;
}

/** Facebook says "does not exist" also of what it only does not show us: the page's whole list has to lack it, too. */
async function isShown(page: PageAccess, externalId: string, sentAt: Date): Promise<boolean> {
  try {
    await getPermalink(page, externalId);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== "FACEBOOK_REFUSED") throw error;
  }
  const since = new Date(sentAt.getTime() - CLOCK_SLACK_SECONDS * 1000);
  const posts = await findPosts(page, () => true, since);
  return posts.some(({ id }) => id === externalId);
}

/** Records that the page shows a post. */
export async function recordSeen({ deliveryId, externalId }: Look): Promise<void> {
  await db.$executeRaw`
    UPDATE "Delivery" SET "seenAt" = app_now(), "updatedAt" = now()
    WHERE "id" = ${deliveryId} AND "externalId" = ${externalId}`;
}

async function recordGone({ deliveryId, externalId, postId, userId }: Look): Promise<void> {
  await db.$transaction(async (tx) => {
    const gone = await tx.$executeRaw`
      UPDATE "Delivery" SET "goneAt" = app_now(), "errorCode" = 'POST_GONE', "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "externalId" = ${externalId} AND "goneAt" IS NULL`;
    if (gone === 0) return;
    const subject = postSubject(postId);
    await openNotice(tx, { userId, kind: "GONE", subject, postId, deliveryId, code: "POST_GONE" });
  });
}
