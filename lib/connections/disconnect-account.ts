import "server-only";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { releaseAccount } from "./release-account";
import type { PlatformInput } from "./schema";

/**
 * Deletes the stored tokens and asks Facebook to revoke our access; if Facebook is unavailable, the tokens are deleted
 * all the same. @throws AppError CONNECTION_NOT_FOUND
 */
export async function disconnectAccount(actor: Actor, { platform }: PlatformInput): Promise<null> {
  const where = { userId_platform: { userId: actor.userId, platform } };
  const connection = await db.connection.findUnique({
    where,
    select: { id: true, accountId: true, userToken: true, pageName: true },
  });
  const { count } = await db.connection.deleteMany({ where: { userId: actor.userId, platform } });
  if (!connection || count === 0) throw new AppError("CONNECTION_NOT_FOUND");
  await closeNotices(db, actor, [connectionSubject(platform)]);
  await audit(actor, "PAGE_DISCONNECTED", connection.pageName ? { page: connection.pageName } : {});
  try {
    await releaseAccount({ ...connection, platform });
  } catch (error) {
    log.warn({ err: error, connection: connection.id }, "could not revoke the access token at Facebook");
  }
  return null;
}
