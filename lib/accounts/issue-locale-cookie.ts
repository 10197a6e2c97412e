import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { CHOICE_MAX_AGE_SECONDS } from "@/lib/choice-cookie";
import { LOCALE_COOKIE, type Locale } from "@/lib/locales";

/** Has this browser ask for its pages in `locale` from now on. Scripts may read it: a language is no secret. */
export async function issueLocaleCookie(locale: Locale): Promise<void> {
  const options = {
    path: "/",
    sameSite: "lax",
    secure: env().https,
    maxAge: CHOICE_MAX_AGE_SECONDS,
  } as const;
  (await cookies()).set(LOCALE_COOKIE, locale, options);
}
