import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { type Actor, getActor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { type Prisma, db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, type Locale, localeOf } from "@/lib/i18n/locales";
import { countUse } from "@/lib/http/rate-limit";
import { confirmActor } from "./confirm-actor";
import { EMAIL_LINK_HOURS, LIMITS } from "@/lib/accounts/constants";
import { sendThrottled } from "@/lib/accounts/sessions/count-attempts";
import { endSignUps } from "../sign-ups";
import {
  type Consumed,
  consumeEmailToken,
  createEmailToken,
  expireEmailTokens,
} from "@/lib/accounts/mutations";
import { getAccountByEmail } from "@/lib/accounts/queries";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { ChangeEmailInput } from "@/lib/accounts/schema";
import {
  readerOf,
  sendAlreadyRegistered,
  sendEmailChangeRequested,
  sendEmailChanged,
  sendNewEmailLink,
} from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";

/**
 * Mails the new address a verification link and notifies the old one; nothing changes until the link is used. Only the
 * new address learns if it already has an account.
 * @throws AppError VALIDATION_FAILED (`current`, `email`), SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function requestEmailChange(
  actor: Actor,
  { email, current }: ChangeEmailInput,
  client: Client,
): Promise<{ email: string }> {
  await confirmActor(actor, current);
  if (email === actor.email) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { email: ["Settings.errors.sameEmail"] } });
  }
  await countUse(LIMITS.changeEmailByUser, actor.userId);
  await audit(actor, "EMAIL_CHANGE_ASKED", { ...factsOf(client), email });
  // Created for every address, so that Settings shows it as pending; a registered address is not mailed the link.
  const secret = await createEmailToken(actor.userId, "CHANGE_EMAIL", EMAIL_LINK_HOURS, email);
  const locale = actor.locale ?? client.locale ?? DEFAULT_LOCALE;
  afterReply("new address mail", async () => {
    const known = await getAccountByEmail(email);
    await (known
      ? sendThrottled("known", email, () => sendAlreadyRegistered({ email, locale: known.locale ?? locale }))
      : sendThrottled("newEmail", email, () => sendNewEmailLink(secret, { email, locale })));
    await sendEmailChangeRequested({ ...readerOf(actor), locale }, email);
  });
  return { email };
}

/**
 * Makes sure that it is the account's owner, signed in, who presses the link of a changed address: a mail scanner that
 * presses it, or a stranger whose mailbox was named by mistake, changes nothing.
 * @throws AppError SIGN_IN_TO_CONFIRM
 */
export async function requireOwnChange(secret: string): Promise<void> {
  const [link] = await db.$queryRaw<{ userId: string }[]>`
    SELECT "userId" FROM "EmailToken" WHERE "tokenHash" = ${sha256(secret)}
      AND "purpose" = 'CHANGE_EMAIL' AND "usedAt" IS NULL AND "expiresAt" > app_now()`;
  if (link && (await getActor())?.userId !== link.userId) throw new AppError("SIGN_IN_TO_CONFIRM");
}

/**
 * Consumes the link that verifies a changed address, which becomes the account's. A sign-up that never verified the
 * address is dropped. @throws AppError LINK_INVALID if somebody else has verified it in the meantime
 */
export async function completeEmailChange(secret: string, client: Client): Promise<Consumed> {
  const { consumed, before } = await db.$transaction((on) => change(on, secret)).catch(throwIfTaken);
  if (consumed.state === "done" && before && consumed.newEmail) {
    const { newEmail } = consumed;
    const reader = { email: before.email, locale: before.locale ?? client.locale ?? DEFAULT_LOCALE };
    afterReply("changed address mail", () => sendEmailChanged(reader, newEmail));
  }
  return consumed;
}

async function change(
  on: Prisma.TransactionClient,
  secret: string,
): Promise<{ consumed: Consumed; before: { email: string; locale: Locale | null } | null }> {
  const consumed = await consumeEmailToken(on, secret, "CHANGE_EMAIL");
  if (consumed.state !== "done" || !consumed.newEmail) return { consumed, before: null };
  const { userId, newEmail } = consumed;
  const { email, locale } = await on.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, locale: true },
  });
  await endSignUps(newEmail, on);
  await on.$executeRaw`
    UPDATE "User" SET "email" = ${newEmail}, "emailVerifiedAt" = app_now(), "updatedAt" = app_now()
    WHERE "id" = ${userId}::uuid`;
  await expireEmailTokens(userId, on);
  await audit(userId, "EMAIL_CHANGED", { from: email, to: newEmail }, on);
  return { consumed, before: { email, locale: localeOf(locale) ?? null } };
}

function throwIfTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError("LINK_INVALID");
  throw error;
}
