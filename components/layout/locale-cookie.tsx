"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { keepChoice } from "@/lib/choice-cookie";
import { LOCALE_COOKIE, type Locale } from "@/lib/locales";

/** Puts the saved language into a browser that has another one, e.g. after a choice on another device. */
export function LocaleCookie({ locale }: { locale: Locale }) {
  const router = useRouter();
  useEffect(() => {
    keepChoice(LOCALE_COOKIE, locale);
    router.refresh();
  }, [locale, router]);
  return null;
}
