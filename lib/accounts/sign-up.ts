import "server-only";
import { afterReply } from "@/lib/after-reply";
import { sha256 } from "@/lib/crypto";
import { DEFAULT_LOCALE } from "@/lib/locales";
import { countUse } from "@/lib/rate-limit";
import { checkPassword } from "./check-password";
import { LIMITS } from "./constants";
import { upsertUnverifiedUser } from "./mutations";
import type { SignUpInput } from "./schema";
import { sendAlreadyRegistered, sendVerification } from "./send-account-mail";
import type { Client } from "./types";
import { makePasswordHash } from "./verify-password";

/**
 * Signs an address up and mails it the verification link; an address that is registered and verified gets a
 * mail that says so instead. The answer and the work before it are the same for every address.
 * @throws AppError VALIDATION_FAILED (with advice on the password), TOO_MANY_REQUESTS
 */
export async function signUp({ email, password }: SignUpInput, client: Client): Promise<void> {
  if (client.address) await countUse(LIMITS.mailByClient, client.address);
  await checkPassword(password, email);
  await countUse(LIMITS.mailByEmail, sha256(email));
  const passwordHash = await makePasswordHash(password);
  const asked = client.locale ?? DEFAULT_LOCALE;
  const { userId, verified, saved } = await upsertUnverifiedUser({ email, passwordHash, locale: asked });
  afterReply("sign-up mail", () =>
    verified
      ? sendAlreadyRegistered({ email, locale: saved ?? asked })
      : sendVerification(userId, { email, locale: asked }),
  );
}
