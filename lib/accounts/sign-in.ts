import "server-only";
import { afterReply } from "@/lib/after-reply";
import { sha256 } from "@/lib/crypto";
import { AppError } from "@/lib/errors";
import { clearUses, countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { knownDevice } from "./issue-device-cookie";
import { getAccountByEmail } from "./queries";
import { audit, factsOf } from "./record-audit";
import type { Credentials } from "./schema";
import type { Client } from "./types";
import { verifyPassword } from "./verify-password";

/**
 * Whose account an e-mail address and its password open. An unknown address and a wrong password are one
 * answer and the same work; that an address is unverified is told to those alone who know its password.
 * The caller begins the session.
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export async function signIn({ email, password }: Credentials, client: Client): Promise<{ userId: string }> {
  const device = knownDevice(client, email);
  const [limit, key] = device ? [LIMITS.signInByDevice, device] : [LIMITS.signInByEmail, sha256(email)];
  if (client.address && !device) await countUse(LIMITS.signInByClient, client.address);
  await countUse(limit, key);
  const account = await getAccountByEmail(email);
  const fits = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !fits) {
    afterReply("activity", async () => {
      if (account) await audit(account.id, "SIGN_IN_FAILED", factsOf(client));
    });
    throw new AppError("INVALID_CREDENTIALS");
  }
  await clearUses(limit, key);
  if (!account.verified) throw new AppError("EMAIL_NOT_VERIFIED");
  return { userId: account.id };
}
