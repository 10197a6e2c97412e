import "server-only";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { open, seal } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { listGrantedScopes } from "@/lib/providers/facebook/login";
import { listPages } from "@/lib/providers/facebook/pages";
import { INSIGHTS_SCOPE } from "@/lib/connections/constants";
import { toAppError } from "@/lib/connections/to-app-error";
import type { SocialConnection } from "@/lib/connections/types";

/**
 * Chooses the page to post to, among those that Facebook lists for the person now.
 * @throws AppError CONNECTION_NOT_FOUND, PAGE_NOT_FOUND, PAGE_NOT_POSTABLE, FACEBOOK_RECONNECT, …
 */
export async function authorizePage(
  actor: Actor,
  { pageId }: { pageId: string | undefined },
): Promise<SocialConnection> {
  if (!pageId) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { pageID: ["Connections.errors.pageMissing"] } });
  }
  const where = { userId_platform: { userId: actor.userId, platform: "FACEBOOK" as const } };
  const connection = await db.connection.findUnique({
    where,
    select: { id: true, userToken: true, pageId: true },
  });
  if (!connection) throw new AppError("CONNECTION_NOT_FOUND");
  const { id, userToken } = connection;
  const token = open(userToken, `Connection:${id}:userToken`);
  const { scopes, pages } = await listGrantedScopes(token)
    .then(async (granted) => ({ scopes: granted, pages: await listPages(token, granted) }))
    .catch(toAppError);
  const page = pages.find((candidate) => candidate.id === pageId);
  if (!page) throw new AppError("PAGE_NOT_FOUND");
  if (page.refusal)
    throw new AppError(page.refusal === "ROLE" ? "PAGE_NOT_POSTABLE" : "PAGE_NEEDS_TWO_FACTOR");
  const chosen = { pageId: page.id, pageName: page.name, pagePicture: page.picture };
  const isOther = connection.pageId !== page.id;
  const { count } = await db.connection.updateMany({
    // Only while the token is the one that listed the page: the account may have been changed meanwhile.
    where: { id, userId: actor.userId, userToken },
    data: {
      ...chosen,
      ...(isOther && { firstPostId: null }),
      status: "CONNECTED",
      readsInsights: scopes.includes(INSIGHTS_SCOPE),
      pageToken: seal(page.token, `Connection:${id}:pageToken`),
    },
  });
  if (count === 0) throw new AppError("CONNECTION_NOT_FOUND");
  await audit(actor, "PAGE_CONNECTED", { page: page.name });
  await closeNotices(db, actor, [connectionSubject("FACEBOOK")]);
  return { ...chosen, status: "CONNECTED" };
}
