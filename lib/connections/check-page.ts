import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { open } from "@/lib/crypto";
import { db } from "@/lib/db";
import type { ErrorCode } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { listGrantedScopes } from "@/lib/providers/facebook/login";
import { findPosts } from "@/lib/providers/facebook/read-posts";
import { isPagePublished, listAccounts } from "@/lib/providers/facebook/pages";
import { ProviderError } from "@/lib/providers/provider-error";
import { NEEDED_SCOPES } from "./constants";
import { type PageOwner, markReconnect } from "./open-page";

/**
 * Checks whether an owner's page would accept a post now, and show it: tokens valid, permissions granted, page within
 * reach of its own token, postable and public. Posts nothing.
 * @returns the reason why not, null when it would, and undefined while Facebook does not respond
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
    const problem = await checkAccess(pageId, {
      user: open(connection.userToken, `Connection:${id}:userToken`),
      page: open(connection.pageToken, `Connection:${id}:pageToken`),
    });
    // The earlier refusal was temporary: the owner need not reconnect.
    if (problem === null && connection.status === "RECONNECT") await markAlive(owner);
    return problem;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, owner);
    return error.outcome === "refused" ? (error.code as ErrorCode) : undefined;
  }
}

async function checkAccess(pageId: string, token: { user: string; page: string }): Promise<ErrorCode | null> {
  const [scopes, listed] = await Promise.all([listGrantedScopes(token.user), listAccounts(token.user)]);
  if (NEEDED_SCOPES.some((scope) => !scopes.includes(scope))) return "FACEBOOK_PERMISSION";
  // The list tells the role; a page that it leaves out may exist all the same, as its own token tells.
  if (listed.find(({ id }) => id === pageId)?.refusal === "ROLE") return "PAGE_NOT_POSTABLE";
  const page = { pageId, token: token.page };
  const isPublic = await isPagePublished(page).catch(unlessGone);
  if (isPublic === undefined) return "PAGE_NOT_FOUND";
  // The call that checks unknown outcomes.
  await findPosts(page, () => false, new Date());
  return isPublic ? null : "PAGE_UNPUBLISHED";
}

/** Facebook's answer for a page that is gone, or out of the reach of its own token. */
function unlessGone(error: unknown): undefined {
  if (error instanceof ProviderError && error.code === "FACEBOOK_REFUSED") return undefined;
  throw error;
}

async function markAlive({ userId, platform, pageId }: PageOwner): Promise<void> {
  const where = { userId, platform, pageId, status: "RECONNECT" } as const;
  const { count } = await db.connection.updateMany({ where, data: { status: "CONNECTED" } });
  if (count > 0) await closeNotices(db, { userId }, [connectionSubject(platform)], ["RECONNECT"]);
}
