import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { type Locale, localeOf } from "@/lib/i18n/locales";

/** The parts of an account that signing in needs. */
export type Account = {
  id: string;
  email: string;
  passwordHash: string | null;
  verified: boolean;
  locale: Locale | null;
};

/** The account with an address, in lower case, or null. Nobody is signed in yet, so there is no actor. */
export async function getAccountByEmail(email: string): Promise<Account | null> {
  const user = await db.user.findUnique({ where: { email } });
  if (!user) return null;
  return {
    id: user.id,
    email: user.email,
    passwordHash: user.passwordHash,
    verified: user.emailVerifiedAt !== null,
    locale: localeOf(user.locale) ?? null,
  };
}

/** The time, and the zone of the actor's business; UTC until their browser has named one. */
export async function getBusinessClock(actor: Actor): Promise<{ now: Date; timeZone: string }> {
  const [row] = await db.$queryRaw<{ now: Date; timeZone: string | null }[]>`
    SELECT app_now() AS "now", "timeZone" FROM "User" WHERE "id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of an actor does not exist");
  return { now: row.now, timeZone: row.timeZone ?? "UTC" };
}
