import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { sha256 } from "@/lib/crypto";
import { type Prisma, db } from "@/lib/db";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { clearUses } from "@/lib/http/rate-limit";
import { checkPassword } from "./check-password";
import { completeSignUp } from "./complete-sign-up";
import { ATTACK, LIMITS } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/sessions/count-attempts";
import { removeResetAccess } from "./reset-access";
import { consumeEmailToken, expireEmailTokens, revokeSessions } from "@/lib/accounts/mutations";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { ResetPasswordInput } from "@/lib/accounts/schema";
import { sendPasswordChanged } from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";
import { dropRefusal } from "./verify-email";
import { makePasswordHash } from "./verify-password";

/**
 * Sets a new password with the secret of a mailed link; ends every session, every other link and every other sign-in
 * method that the owner does not claim; and notifies the owner. The link came by mail, so it also verifies the
 * address: a sign-up that was not verified becomes an account. Single use; a rejected password leaves the link valid.
 * @returns the account's address
 * @throws AppError VALIDATION_FAILED, LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function resetPassword(
  { token, password, keep = [] }: ResetPasswordInput,
  client: Client,
): Promise<string> {
  await countByClient(LIMITS.linkByClient, client);
  await checkPassword(password, (await emailOfToken(token)) ?? "");
  const passwordHash = await makePasswordHash(password);
  const { email, saved, isNew } = await db.$transaction((on) =>
    reset(on, { token, passwordHash, keep }, client),
  );
  await clearUses(ATTACK.limit, sha256(email));
  const locale = localeOf(saved) ?? client.locale ?? DEFAULT_LOCALE;
  if (!isNew) afterReply("password mail", () => sendPasswordChanged({ email, locale }));
  return email;
}

type Owner = { email: string; saved: string | null; isNew: boolean };

async function reset(
  on: Prisma.TransactionClient,
  { token, passwordHash, keep }: { token: string; passwordHash: string; keep: readonly string[] },
  client: Client,
): Promise<Owner> {
  const consumed = await consumeEmailToken(on, token, "RESET_PASSWORD");
  if (consumed.state !== "done") {
    const made = await completeSignUp(on, { kind: "reset", secret: token, chosenHash: passwordHash }, client);
    if (made.state === "done") return { email: made.email, saved: null, isNew: true };
    throw dropRefusal(consumed.state === "unknown" ? made.state : consumed.state);
  }
  const { userId } = consumed;
  const [user] = await on.$queryRaw<Omit<Owner, "isNew">[]>`
    UPDATE "User" SET "passwordHash" = ${passwordHash}, "updatedAt" = app_now(),
      "emailVerifiedAt" = coalesce("emailVerifiedAt", app_now())
    WHERE "id" = ${userId}::uuid RETURNING "email", "locale" AS "saved"`;
  if (!user) throw dropRefusal("unknown");
  await removeResetAccess(on, userId, keep);
  await revokeSessions(userId, null, on);
  await expireEmailTokens(userId, on);
  await audit(userId, "PASSWORD_RESET", factsOf(client), on);
  return { ...user, isNew: false };
}

async function emailOfToken(token: string): Promise<string | null> {
  const tokenHash = sha256(token);
  const row = await db.emailToken.findFirst({
    where: { tokenHash, purpose: "RESET_PASSWORD" },
    select: { user: { select: { email: true } } },
  });
  if (row) return row.user.email;
  return (await db.signUp.findFirst({ where: { tokenHash }, select: { email: true } }))?.email ?? null;
}
