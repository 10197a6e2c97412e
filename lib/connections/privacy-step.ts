import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { ProviderError } from "@/lib/providers/provider-error";
import { releaseAccount } from "./release-account";

/** Revokes the access before its tokens are deleted. A permanent refusal by the network is only logged. */
async function release(userId: string): Promise<"done"> {
  for (const connection of await db.connection.findMany({ where: { userId } })) {
    try {
      await releaseAccount(connection);
    } catch (error) {
      if (error instanceof ProviderError && error.outcome !== "refused") throw error;
      log.warn({ err: error, connection: connection.id }, "could not revoke an access token");
    }
    await db.connection.deleteMany({ where: { id: connection.id, userId } });
  }
  return "done";
}

/** The connected accounts, without their tokens. */
export const connectionsPrivacy: PrivacyStep = {
  tables: ["Connection", "OAuthAttempt"],
  exportData: ({ userId }) => ({
    connections: db.connection.findMany({
      where: { userId },
      omit: { id: true, userId: true, userToken: true, pageToken: true },
    }),
    connectionAttempts: db.oAuthAttempt.findMany({
      where: { userId },
      select: { platform: true, createdAt: true, returnedAt: true, usedAt: true },
    }),
  }),
  eraseData: (_job, userId) => release(userId),
};
