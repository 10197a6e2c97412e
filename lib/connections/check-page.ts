import "server-only";
import type { SystemActor } from "@/lib/auth";
import { open } from "@/lib/crypto";
import { db } from "@/lib/db";
import type { ErrorCode } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { listGrantedScopes } from "@/lib/providers/facebook/login";
import { findPosts } from "@/lib/providers/facebook/look";
import { listPages } from "@/lib/providers/facebook/pages";
import { ProviderError } from "@/lib/providers/provider-error";
import { NEEDED_SCOPES } from "./constants";
import { type PageOwner, markReconnect } from "./open-page";

/**
 * Whether a post would be taken on an owner's page now: the tokens alive, the permissions there, the page
 * still listed and postable. Nothing is posted.
 * @returns why not, null when it would be, and undefined when Facebook does not tell at the moment
 */
export async function checkPage(actor: SystemActor, owner: PageOwner): Promise<ErrorCode | null | undefined> {
  const { userId, platform, pageId } = owner;
  const connection = await db.connection.findUnique({
    where: { userId_platform: { userId, platform } },
    select: { id: true, pageId: true, userToken: true, pageToken: true, status: true },
  });
  if (!connection?.pageToken || connection.pageId !== pageId) return "FACEBOOK_NOT_CONNECTED";
  const { id } = connection;
  try {
    const problem = await look(pageId, {
      user: open(connection.userToken, `Connection:${id}:userToken`),
      page: open(connection.pageToken, `Connection:${id}:pageToken`),
    });
    // A refusal that has passed by itself: the owner need not connect again.
    if (problem === null && connection.status === "RECONNECT") await markAlive(owner);
    return problem;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, owner);
    return error.outcome === "refused" ? (error.code as ErrorCode) : undefined;
  }
}

async function look(pageId: string, token: { user: string; page: string }): Promise<ErrorCode | null> {
  const [scopes, pages] = await Promise.all([listGrantedScopes(token.user), listPages(token.user)]);
  if (NEEDED_SCOPES.some((scope) => !scopes.includes(scope))) return "FACEBOOK_PERMISSION";
  const page = pages.find((one) => one.id === pageId);
  if (!page) return "PAGE_NOT_FOUND";
  if (!page.canPost) return "PAGE_NOT_POSTABLE";
  // The page's own token is tried with the call that settles doubts.
  await findPosts({ pageId, token: token.page }, () => false, new Date());
  return null;
}

async function markAlive({ userId, platform, pageId }: PageOwner): Promise<void> {
  const where = { userId, platform, pageId, status: "RECONNECT" } as const;
  const { count } = await db.connection.updateMany({ where, data: { status: "CONNECTED" } });
  if (count > 0) await closeNotices(db, { userId }, [connectionSubject(platform)], ["RECONNECT"]);
}
