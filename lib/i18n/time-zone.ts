import { memoize } from "./memoize";

/** The cookie in which the browser sends its time zone, so that the server's HTML has the viewer's times. */
export const TIME_ZONE_COOKIE = "time_zone";

/** The canonical name of a time zone that this runtime knows, else null. */
export const canonicalTimeZone = memoize((zone): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
});

/** `zone` when it is a time zone that this runtime knows, else UTC. */
export function knownTimeZone(zone: string | undefined): string {
  return (zone && canonicalTimeZone(zone)) || "UTC";
}

/** A request's cookies, as Next gives them to a page and to a route. */
type CookieJar = { get: (name: string) => { value: string } | undefined };

/** The time zone that the browser has sent, or null if none: then it is unknown, and not UTC. */
export function browserTimeZone(cookies: CookieJar): string | null {
  const zone = cookies.get(TIME_ZONE_COOKIE)?.value;
  return zone ? canonicalTimeZone(zone) : null;
}

/** The city in a zone's name: 'Budapest' for Europe/Budapest; UTC and similar zones as they are. */
export function zoneCity(zone: string): string {
  return zone.startsWith("Etc/") ? zone.slice(4) : (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Whether a locale's clock shows AM and PM. */
export function hasTwelveHours(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { hour: "numeric" }).formatToParts(new Date(0));
  return parts.some(({ type }) => type === "dayPeriod");
}
