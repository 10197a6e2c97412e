import "server-only";
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
