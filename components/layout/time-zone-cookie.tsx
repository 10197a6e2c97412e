"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { keepChoice } from "@/lib/choice-cookie";
import { TIME_ZONE_COOKIE } from "@/lib/time-zone";

/** Tells the server the viewer's time zone; a page that was made for another one is made again. */
export function TimeZoneCookie({ known }: { known: string }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === known) return;
    keepChoice(TIME_ZONE_COOKIE, zone);
    router.refresh();
  }, [known, router]);
  return null;
}
