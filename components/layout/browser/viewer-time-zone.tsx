import { tzOffset } from "@date-fns/tz";
import { getTimeZone } from "next-intl/server";
import { cookies } from "next/headers";
import { TIME_ZONE_COOKIE } from "@/lib/i18n/time-zone";
import { TimeZoneCookie } from "./time-zone-cookie";

/** Keeps the server's record of the viewer's time zone up to date. */
export async function ViewerTimeZone() {
  const [zone, jar] = await Promise.all([getTimeZone(), cookies()]);
  // Minutes east of UTC there, west in `getTimezoneOffset`.
  const sent = jar.get(TIME_ZONE_COOKIE)?.value ?? null;
  return (
    <TimeZoneCookie known={zone} sent={sent} offset={sent === null ? null : -tzOffset(zone, new Date())} />
  );
}
