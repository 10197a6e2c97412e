import "server-only";
import { afterReply } from "@/lib/after-reply";
import { type Prisma, db } from "@/lib/db";
import type { IdentityProvider } from "@/lib/generated/prisma/enums";
import { DEFAULT_LOCALE, localeOf } from "@/lib/locales";
import { audit, factsOf } from "./record-audit";
import { type Reader, sendFactorChanged } from "./send-account-mail";
import type { Client } from "./types";

/** An account at a provider, as the provider tells of it. `verified`: it vouches for the address. */
export type ProviderAccount = {
  provider: IdentityProvider;
  accountId: string;
  email: string;
  verified: boolean;
};

/** `unverified-there`: at the provider; `unverified-here`: an account with that address waits for its mail. */
export type Linked = { state: "done"; userId: string } | { state: "unverified-there" | "unverified-here" };

/**
 * Finds whose the provider's account is, by the provider's id of it. A new one is linked to the account with
 * its address only when both sides have verified that address, or else whoever signed up first with somebody
 * else's address would share an account with its owner. Where nobody has the address, an account is made.
 */
export async function linkIdentity(account: ProviderAccount, client: Client): Promise<Linked> {
  const { linkedTo, ...linked } = await linkOnce(account, client).catch((error: unknown) => {
    if (!(error instanceof LostRaceError)) throw error;
    // Now it finds what another first sign-in, at the same moment, has made.
    return linkOnce(account, client);
  });
  if (linkedTo) afterReply("Google mail", () => sendFactorChanged(linkedTo, "googleLinked", account.email));
  return linked;
}

/** Undoes the transaction. */
class LostRaceError extends Error {
  override name = "LostRaceError";
}

/** `linkedTo`: the owner of an account that was there before, and has one way in more now. */
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
