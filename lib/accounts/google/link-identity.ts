import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { type Prisma, db } from "@/lib/db";
import type { IdentityProvider } from "@/lib/generated/prisma/enums";
import { DEFAULT_LOCALE, localeOf } from "@/lib/i18n/locales";
import { endSignUps } from "@/lib/accounts/sign-ups";
import { audit, factsOf } from "@/lib/audit/record-audit";
import { type Reader, sendFactorChanged } from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";

/** An account at a provider, as described by the provider. `verified`: the provider vouches for the address. */
export type ProviderAccount = {
  provider: IdentityProvider;
  accountId: string;
  email: string;
  verified: boolean;
};

/** `unverified-there`: at the provider; `unverified-here`: the account with that address is not verified yet. */
export type Linked = { state: "done"; userId: string } | { state: "unverified-there" | "unverified-here" };

/**
 * Finds the account here for a provider's account, by the provider's id. A new one is linked to the account with the
 * same address only if both sides have verified that address; otherwise a person who signed up first with somebody
 * else's address would share an account with its owner. If nobody has the address, an account is created.
 */
export async function linkIdentity(account: ProviderAccount, client: Client): Promise<Linked> {
  const { linkedTo, ...linked } = await linkOnce(account, client).catch((error: unknown) => {
    if (!(error instanceof LostRaceError)) throw error;
    // The second attempt finds what a concurrent first sign-in has created.
    return linkOnce(account, client);
  });
  if (linkedTo) afterReply("Google mail", () => sendFactorChanged(linkedTo, "googleLinked", account.email));
  return linked;
}

/** Rolls the transaction back. */
class LostRaceError extends Error {
  override name = "LostRaceError";
}

/** `linkedTo`: the owner of an existing account, which has one more sign-in method now. */
type Tried = Linked & { linkedTo?: Reader };

function linkOnce(account: ProviderAccount, client: Client): Promise<Tried> {
  return db.$transaction(async (on) => {
    const known = await useIdentity(on, account);
    if (known) return { state: "done", userId: known };
    if (!account.verified) return { state: "unverified-there" };
    const user = await on.user.findUnique({ where: { email: account.email } });
    if (user && !user.emailVerifiedAt) return { state: "unverified-here" };
    const userId = user?.id ?? (await makeVerifiedUser(on, account.email));
    await addIdentity(on, userId, account);
    const locale = localeOf(user?.locale) ?? client.locale ?? DEFAULT_LOCALE;
    await audit(userId, "GOOGLE_LINKED", { email: account.email, ...factsOf(client) }, on);
    return { state: "done", userId, linkedTo: user ? { email: user.email, locale } : undefined };
  });
}

async function useIdentity(on: Prisma.TransactionClient, account: ProviderAccount): Promise<string | null> {
  const [row] = await on.$queryRaw<{ userId: string }[]>`
    UPDATE "Identity" SET "lastUsedAt" = app_now(), "email" = ${account.email}
    WHERE "provider" = ${account.provider}::"IdentityProvider" AND "accountId" = ${account.accountId}
    RETURNING "userId"`;
  return row?.userId ?? null;
}

async function makeVerifiedUser(on: Prisma.TransactionClient, email: string): Promise<string> {
  const [row] = await on.$queryRaw<{ id: string }[]>`
    INSERT INTO "User" ("id", "email", "emailVerifiedAt", "createdAt", "updatedAt")
    VALUES (gen_random_uuid(), ${email}, app_now(), app_now(), app_now())
    ON CONFLICT ("email") DO NOTHING RETURNING "id"`;
  if (!row) throw new LostRaceError();
  await endSignUps(email, on);
  return row.id;
}

async function addIdentity(
  on: Prisma.TransactionClient,
  userId: string,
  { provider, accountId, email }: ProviderAccount,
): Promise<void> {
  const added = await on.$executeRaw`
    INSERT INTO "Identity" ("id", "userId", "provider", "accountId", "email", "createdAt", "lastUsedAt")
    VALUES (gen_random_uuid(), ${userId}::uuid, ${provider}::"IdentityProvider", ${accountId}, ${email},
      app_now(), app_now())
    ON CONFLICT ("provider", "accountId") DO NOTHING`;
  if (added === 0) throw new LostRaceError();
}
