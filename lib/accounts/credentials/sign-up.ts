import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { checkPassword } from "./check-password";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient, countByClientAndEmail } from "@/lib/accounts/sessions/count-attempts";
import { createSignUp } from "../sign-ups";
import type { SignUpInput } from "@/lib/accounts/schema";
import { sendSignUpMail } from "./send-sign-up-mail";
import type { Client } from "@/lib/accounts/types";
import { makePasswordHash } from "./verify-password";

/**
 * Signs an address up and mails it the verification link, or, if it is registered, a mail that says so. The response
 * and the work before it are the same for every address: the lookup happens after the response.
 * @throws AppError VALIDATION_FAILED (with advice on the password), TOO_MANY_REQUESTS
 */
export async function signUp({ email, password }: SignUpInput, client: Client): Promise<void> {
  await countByClient(LIMITS.signUpByClient, client);
  await checkPassword(password, email);
  await countByClientAndEmail(LIMITS.signUpByClientAndEmail, client, email);
  const passwordHash = await makePasswordHash(password);
  const locale = client.locale ?? DEFAULT_LOCALE;
  const waiting = await createSignUp({ email, passwordHash, locale }, client);
  afterReply("sign-up mail", () => sendSignUpMail("verification", email, waiting));
}
