import "server-only";
import { afterReply } from "@/lib/after-reply";
import { sha256 } from "@/lib/crypto";
import { DEFAULT_LOCALE } from "@/lib/locales";
import { countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { getAccountByEmail } from "./queries";
import { sendReset } from "./send-account-mail";
import type { Client } from "./types";

/**
 * Mails the owner of an address a link that sets a new password. Every address gets the same answer, at the
 * same time: whether it is registered is looked up after the reply.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requestReset(email: string, client: Client): Promise<void> {
  if (client.address) await countUse(LIMITS.mailByClient, client.address);
  await countUse(LIMITS.mailByEmail, sha256(email));
  afterReply("reset mail", async () => {
    const account = await getAccountByEmail(email);
    const locale = account?.locale ?? client.locale ?? DEFAULT_LOCALE;
    if (account) await sendReset(account.id, { email, locale });
  });
}
