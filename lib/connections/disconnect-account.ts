import "server-only";
import type { Actor } from "@/lib/auth";
import { open } from "@/lib/crypto";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { closeNotices } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import { revoke } from "@/lib/providers/facebook/login";
import type { StartConnectInput } from "./schema";

/**
 * Deletes the stored tokens, and asks Facebook to take back what it allowed us; if it cannot be asked, the
 * tokens are gone from here all the same. @throws AppError CONNECTION_NOT_FOUND
 */
export async function disconnectAccount(actor: Actor, { platform }: StartConnectInput): Promise<null> {
  const where = { userId_platform: { userId: actor.userId, platform } };
  const connection = await db.connection.findUnique({
    where,
    select: { id: true, accountId: true, userToken: true },
  });
  const { count } = await db.connection.deleteMany({ where: { userId: actor.userId, platform } });
  if (!connection || count === 0) throw new AppError("CONNECTION_NOT_FOUND");
  await closeNotices(db, actor, [connectionSubject(platform)]);
  const { id, accountId, userToken } = connection;
  // A grant belongs to the Facebook account: revoking it would cut off another owner who uses the same one.
  const shared = await db.connection.count({ where: { platform, accountId } });
  if (shared > 0) return null;
  try {
    await revoke(open(userToken, `Connection:${id}:userToken`));
  } catch (error) {
    log.warn({ err: error, connection: id }, "Facebook could not be asked to revoke");
  }
  return null;
}
