import "server-only";
import { audit } from "@/lib/audit/record-audit";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";

/** A person at the network, by its own id. */
type NetworkAccount = { platform: "FACEBOOK"; accountId: string };

/**
 * The person has removed our app at the network: every page connected through them stops until its owner connects
 * again, who is notified. @returns how many owners that are
 */
export async function endAuthorisation(_job: SystemActor, account: NetworkAccount): Promise<number> {
  const connections = await db.connection.findMany({ where: account });
  for (const { id, userId, platform, pageName } of connections) {
    await db.$transaction(async (tx) => {
      await tx.connection.update({ where: { id }, data: { status: "RECONNECT", pageToken: null } });
      await openNotice(tx, {
        userId,
        kind: "RECONNECT",
        subject: connectionSubject(platform),
        code: "FACEBOOK_RECONNECT",
      });
      await audit(userId, "PAGE_REVOKED", pageName ? { page: pageName } : {}, tx);
    });
  }
  return connections.length;
}

/** Deletes everything that the network gave us about a person: the link to them, page, picture and keys. */
export async function eraseNetworkAccount(job: SystemActor, account: NetworkAccount): Promise<void> {
  await endAuthorisation(job, account);
  const connections = await db.connection.findMany({ where: account, select: { id: true, userId: true } });
  await db.connection.deleteMany({ where: account });
  await db.oAuthAttempt.deleteMany({ where: { userId: { in: connections.map(({ userId }) => userId) } } });
}
