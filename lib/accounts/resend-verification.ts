import "server-only";
import { afterReply } from "@/lib/after-reply";
import { sha256 } from "@/lib/crypto";
import { DEFAULT_LOCALE } from "@/lib/locales";
import { countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { getAccountByEmail } from "./queries";
import { sendVerification } from "./send-account-mail";
import type { Client } from "./types";

/**
 * Mails a fresh verification link to an address that waits for one. Every address gets the same answer, at
 * the same time: whether it is registered is looked up after the reply.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function resendVerification(email: string, client: Client): Promise<void> {
  if (client.address) await countUse(LIMITS.mailByClient, client.address);
  await countUse(LIMITS.mailByEmail, sha256(email));
  afterReply("verification mail", async () => {
    const account = await getAccountByEmail(email);
    if (!account || account.verified) return;
    // It is in the hands of whoever asks now, in the language that they see.
    await sendVerification(account.id, { email, locale: client.locale ?? DEFAULT_LOCALE });
  });
}
