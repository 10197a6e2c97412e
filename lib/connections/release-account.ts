import "server-only";
import { open } from "@/lib/crypto";
import { db } from "@/lib/db";
import { revoke } from "@/lib/providers/facebook/login";
import type { SocialPlatform } from "./types";

/** A stored authorisation. */
type Authorisation = { id: string; platform: SocialPlatform; accountId: string; userToken: string };

/**
 * Revokes our access at the network. A grant belongs to the person's account there: while
 * another owner uses the same one it stays, since revoking it would cut them off.
 * @throws ProviderError
 */
export async function releaseAccount({ id, platform, accountId, userToken }: Authorisation): Promise<void> {
  const shared = await db.connection.count({ where: { platform, accountId, id: { not: id } } });
  if (shared === 0) await revoke(open(userToken, `Connection:${id}:userToken`));
}
