import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { AppError } from "@/lib/errors";
import { countGuess } from "@/lib/accounts/sessions/count-attempts";
import { getPendingSignUp } from "@/lib/accounts/sign-ups";
import { getAccountByEmail } from "@/lib/accounts/queries";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { Credentials } from "@/lib/accounts/schema";
import type { Client } from "@/lib/accounts/types";
import { verifyPassword } from "./verify-password";

/**
 * The account that an e-mail address and its password sign in to. An unknown address and a wrong password get the
 * same response after the same work; only with the right password does the response say that the address is
 * unverified. The caller starts the session.
 * @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
 */
export async function signInWithPassword(
  { email, password }: Credentials,
  client: Client,
): Promise<{ userId: string }> {
  const refund = await countGuess(email, client);
  const account = await getAccountByEmail(email);
  const waiting = await getPendingSignUp(email, client);
  const fits = await verifyPassword((account ?? waiting)?.passwordHash ?? null, password);
  if (!fits) {
    afterReply("activity", async () => {
      if (account) await audit(account.id, "SIGN_IN_FAILED", factsOf(client));
    });
    throw new AppError("INVALID_CREDENTIALS");
  }
  await refund();
  if (!account?.verified) throw new AppError("EMAIL_NOT_VERIFIED");
  return { userId: account.id };
}
