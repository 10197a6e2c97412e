import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient, countByClientAndEmail } from "@/lib/accounts/sessions/count-attempts";
import { createSignUp, getPendingSignUp } from "../sign-ups";
import { sendSignUpMail } from "./send-sign-up-mail";
import type { Client } from "@/lib/accounts/types";

/**
 * Mails the verification link again to an address that is not verified yet. Every address gets the same response in
 * the same time: whether it has a sign-up is looked up after the response.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function resendVerification(email: string, client: Client): Promise<void> {
  await countByClient(LIMITS.resendByClient, client);
  await countByClientAndEmail(LIMITS.resendByClientAndEmail, client, email);
  afterReply("verification mail", async () => {
    const waiting = await getPendingSignUp(email, client);
    if (!waiting) return;
    // The sign-up now belongs to this browser, in the language that it shows.
    const locale = client.locale ?? DEFAULT_LOCALE;
    const certain = waiting.own || waiting.others === 0;
    // One of several sign-ups may be a stranger's, so the reader of the mail chooses the password anew.
    const signUp = certain ? waiting : await createSignUp({ email, passwordHash: null, locale }, client);
    await sendSignUpMail("resend", email, { ...signUp, locale });
  });
}
