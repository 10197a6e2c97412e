import "server-only";
import { sendThrottled } from "@/lib/accounts/sessions/count-attempts";
import { type PendingSignUp, endSignUps } from "../sign-ups";
import { getAccountByEmail } from "@/lib/accounts/queries";
import { sendAlreadyRegistered, sendReset, sendVerification } from "@/lib/accounts/send-account-mail";

/**
 * Mails the result of a sign-up: its link or, if the address has an account, a note that it does.
 * @param kind which rate limit applies: that of the sign-up's first mail, or of one that is requested again
 */
export async function sendSignUpMail(
  kind: "verification" | "resend",
  email: string,
  signUp: PendingSignUp,
): Promise<void> {
  const account = await getAccountByEmail(email);
  if (account) {
    await endSignUps(email);
    const to = { email, locale: account.locale ?? signUp.locale };
    return sendThrottled("known", email, () => sendAlreadyRegistered(to));
  }
  const to = { email, locale: signUp.locale };
  await sendThrottled(kind, email, () =>
    signUp.passwordHash === null ? sendReset({ signUp }, to) : sendVerification(signUp, to),
  );
}
