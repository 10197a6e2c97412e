import "server-only";
import { sha256 } from "@/lib/crypto";
import { AppError } from "@/lib/errors";
import { clearUses, countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { getAccountByEmail } from "./queries";
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
  const key = sha256(email);
  if (client.address) await countUse(LIMITS.signInByClient, client.address);
  await countUse(LIMITS.signInByEmail, key);
  const account = await getAccountByEmail(email);
  const fits = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !fits) throw new AppError("INVALID_CREDENTIALS");
  await clearUses(LIMITS.signInByEmail, key);
  if (!account.verified) throw new AppError("EMAIL_NOT_VERIFIED");
  return { userId: account.id };
}
