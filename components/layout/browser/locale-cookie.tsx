"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { savePreference } from "@/lib/i18n/preference-cookie";
import { LOCALE_COOKIE, type Locale } from "@/lib/i18n/locales";

/** Sets the language cookie where it differs from the saved language, e.g. after a change on another device. */
export function LocaleCookie({ locale }: { locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    savePreference(LOCALE_COOKIE, locale);
    router.refresh();
  }, [locale, router]);
  return null;
}
