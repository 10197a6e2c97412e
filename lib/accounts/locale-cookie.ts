import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/settings/env";
import { PREFERENCE_MAX_AGE_SECONDS } from "@/lib/i18n/preference-cookie";
import { LOCALE_COOKIE, type Locale } from "@/lib/i18n/locales";

/** Sets the cookie that makes this browser's pages use `locale`. Readable by scripts: a language is not secret. */
export async function issueLocaleCookie(locale: Locale): Promise<void> {
  const options = {
    path: "/",
    sameSite: "lax",
    secure: env().https,
    maxAge: PREFERENCE_MAX_AGE_SECONDS,
  } as const;
  (await cookies()).set(LOCALE_COOKIE, locale, options);
}
