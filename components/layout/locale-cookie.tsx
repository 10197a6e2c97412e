"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { LOCALE_COOKIE, LOCALE_MAX_AGE_SECONDS, type Locale } from "@/lib/locales";

/** Puts the saved language into a browser that has another one, e.g. after a choice on another device. */
export function LocaleCookie({ locale }: { locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_MAX_AGE_SECONDS}; samesite=lax`;
    router.refresh();
  }, [locale, router]);
  return null;
}
