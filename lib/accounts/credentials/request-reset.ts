import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient, countByClientAndEmail, sendThrottled } from "@/lib/accounts/sessions/count-attempts";
import { createSignUp, getPendingSignUp } from "../sign-ups";
import { getAccountByEmail } from "@/lib/accounts/queries";
import { sendReset } from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";

/**
 * Mails the owner of an address a link that sets a new password, unless one was just sent. An address that is not
 * verified yet gets one too: the link verifies it, and the password is chosen with it. Every address gets the same
 * response in the same time: whether it is registered is looked up after the response.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requestReset(email: string, client: Client): Promise<void> {
  await countByClient(LIMITS.resetByClient, client);
  await countByClientAndEmail(LIMITS.resetByClientAndEmail, client, email);
  afterReply("reset mail", () => mailReset(email, client));
}

async function mailReset(email: string, client: Client): Promise<void> {
  const requestedLocale = client.locale ?? DEFAULT_LOCALE;
  const account = await getAccountByEmail(email);
  const waiting = account ? null : await getPendingSignUp(email, client);
  const locale = (account ?? waiting)?.locale ?? requestedLocale;
  if (!account && !waiting) return;
  await sendThrottled("reset", email, async () => {
    if (account) return sendReset({ userId: account.id }, { email, locale });
    const signUp = await createSignUp({ email, passwordHash: null, locale }, client);
    await sendReset({ signUp }, { email, locale });
  });
}
