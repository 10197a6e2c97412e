"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { keepChoice } from "@/lib/choice-cookie";
import { TIME_ZONE_COOKIE } from "@/lib/time-zone";

type TimeZoneCookieProps = {
  /** The zone that the page was made for. */
  known: string;
  /** That zone's offset when the page was made, in minutes west of UTC as `getTimezoneOffset` has it; null: guessed. */
  offset: number | null;
};

/**
 * Tells the server the viewer's time zone; a page that was made for another one is made again. The zone's name costs
 * a browser 20 to 40 ms, its offset nothing: where that is right, the name is asked when one comes back to the page.
 */
export function TimeZoneCookie({ known, offset }: TimeZoneCookieProps) {
  const router = useRouter();
  useEffect(() => {
    const tell = () => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (zone === known && offset !== null) return;
      keepChoice(TIME_ZONE_COOKIE, zone);
      if (zone !== known) router.refresh();
    };
    if (new Date().getTimezoneOffset() !== offset) tell();
    const back = () => document.visibilityState === "visible" && tell();
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [known, offset, router]);
  return null;
}
