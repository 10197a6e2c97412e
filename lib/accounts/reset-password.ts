import "server-only";
import { afterReply } from "@/lib/after-reply";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE, localeOf } from "@/lib/locales";
import { clearUses, countUse } from "@/lib/rate-limit";
import { checkPassword } from "./check-password";
import { LIMITS } from "./constants";
import { consumeEmailToken, expireEmailTokens, revokeSessions } from "./mutations";
import { audit, factsOf } from "./record-audit";
import type { ResetPasswordInput } from "./schema";
import { sendPasswordChanged } from "./send-account-mail";
import type { Client } from "./types";
import { refusalOf } from "./verify-email";
import { makePasswordHash } from "./verify-password";

/**
 * Sets a new password with the secret of a mailed link, ends every session and every other link, and tells
 * the owner. The link came by mail, so the address is verified with it. Single use; a password that is
 * refused leaves the link as it was. @returns the account's address
 * @throws AppError VALIDATION_FAILED, LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function resetPassword(
  { token, password }: ResetPasswordInput,
  client: Client,
): Promise<string> {
  if (client.address) await countUse(LIMITS.linkByClient, client.address);
  await checkPassword(password, (await emailOfToken(token)) ?? "");
  const passwordHash = await makePasswordHash(password);
  const { email, saved } = await db.$transaction(async (on) => {
    const consumed = await consumeEmailToken(on, token, "RESET_PASSWORD");
    if (consumed.state !== "done") throw refusalOf(consumed.state);
    const { userId } = consumed;
    const [user] = await on.$queryRaw<{ email: string; saved: string | null }[]>`
      UPDATE "User" SET "passwordHash" = ${passwordHash}, "updatedAt" = app_now(),
        "emailVerifiedAt" = coalesce("emailVerifiedAt", app_now())
      WHERE "id" = ${userId}::uuid RETURNING "email", "locale" AS "saved"`;
    await revokeSessions(userId, null, on);
    await expireEmailTokens(userId, on);
    await audit(userId, "PASSWORD_RESET", factsOf(client), on);
    return user ?? { email: "", saved: null };
  });
  await clearUses(LIMITS.signInByEmail, sha256(email));
  const locale = localeOf(saved) ?? client.locale ?? DEFAULT_LOCALE;
  afterReply("password mail", () => sendPasswordChanged({ email, locale }));
  return email;
}

async function emailOfToken(token: string): Promise<string | null> {
  const row = await db.emailToken.findFirst({
    where: { tokenHash: sha256(token), purpose: "RESET_PASSWORD" },
    select: { user: { select: { email: true } } },
  });
  return row?.user.email ?? null;
}
