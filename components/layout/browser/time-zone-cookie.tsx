"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { savePreference } from "@/lib/i18n/preference-cookie";
import { TIME_ZONE_COOKIE } from "@/lib/i18n/time-zone";

type TimeZoneCookieProps = {
  /** The time zone the page was rendered for. */
  known: string;
  /** What this browser had called its time zone by then; null: nothing. */
  sent: string | null;
  /** Its offset at render time, in minutes west of UTC like `getTimezoneOffset`; null: guessed. */
  offset: number | null;
};

/**
 * Sends the viewer's time zone to the server and refreshes a page rendered for another one. A zone has several names
 * (Asia/Kolkata, Asia/Calcutta, +05:30), and some browsers report one that the server does not know: what it has been
 * sent already is not sent again. Reading the zone's name costs a browser 20 to 40 ms, its offset nothing: if the offset matches, the name is read only when the tab becomes
 * visible again.
 */
export function TimeZoneCookie({ known, sent, offset }: TimeZoneCookieProps) {
  const router = useRouter();
  useEffect(() => {
    const update = () => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (offset !== null && (zone === known || zone === sent)) return;
      savePreference(TIME_ZONE_COOKIE, zone);
      if (zone !== known) router.refresh();
    };
    if (new Date().getTimezoneOffset() !== offset) update();
    const back = () => document.visibilityState === "visible" && update();
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [known, sent, offset, router]);
  return null;
}
