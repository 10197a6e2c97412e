import "server-only";
import { afterReply } from "@/lib/after-reply";
import type { Actor } from "@/lib/auth";
import { sha256 } from "@/lib/crypto";
import { type Prisma, db, isUniqueViolation } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, type Locale, localeOf } from "@/lib/locales";
import { countUse } from "@/lib/rate-limit";
import { confirmActor } from "./confirm-actor";
import { LIMITS } from "./constants";
import { type Consumed, consumeEmailToken, expireEmailTokens } from "./mutations";
import { getAccountByEmail } from "./queries";
import { audit, factsOf } from "./record-audit";
import type { ChangeEmailInput } from "./schema";
import {
  sendAlreadyRegistered,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendNewEmailLink,
} from "./send-account-mail";
import type { Client } from "./types";

/**
 * Mails the new address a link that verifies it, and tells the old one. Until then nothing has changed. That
 * the new address has an account already is told to that address alone.
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
  await countUse(LIMITS.mailByEmail, sha256(email));
  await countUse(LIMITS.mailByEmail, actor.userId);
  await audit(actor, "EMAIL_CHANGE_ASKED", { ...factsOf(client), email });
  const locale = actor.locale ?? client.locale ?? DEFAULT_LOCALE;
  afterReply("new address mail", async () => {
    const known = await getAccountByEmail(email);
    await (known?.verified
      ? sendAlreadyRegistered({ email, locale: known.locale ?? locale })
      : sendNewEmailLink(actor.userId, { email, locale }));
    await sendEmailChangeAsked({ email: actor.email, locale }, email);
  });
  return { email };
}

/**
 * Uses up the link that verifies a changed address: from now on it is the account's. A sign-up that never
 * verified the address gives way. @throws AppError LINK_INVALID when somebody else has verified it meanwhile
 */
export async function completeEmailChange(secret: string, client: Client): Promise<Consumed> {
  const { consumed, before } = await db.$transaction((on) => change(on, secret)).catch(asTaken);
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
  await on.user.deleteMany({ where: { email: newEmail, emailVerifiedAt: null } });
  await on.$executeRaw`
    UPDATE "User" SET "email" = ${newEmail}, "emailVerifiedAt" = app_now(), "updatedAt" = app_now()
    WHERE "id" = ${userId}::uuid`;
  await expireEmailTokens(userId, on);
  await audit(userId, "EMAIL_CHANGED", { from: email, to: newEmail }, on);
  return { consumed, before: { email, locale: localeOf(locale) ?? null } };
}

function asTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError("LINK_INVALID");
  throw error;
}
