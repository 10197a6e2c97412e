/** The cookie in which the browser tells its time zone, so that the server's HTML has the viewer's times. */
export const TIME_ZONE_COOKIE = "time_zone";

/** `zone` when it is a time zone that this runtime knows, else UTC. */
export function knownTimeZone(zone: string | undefined): string {
  if (!zone) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** The place that names a zone: 'Budapest' of Europe/Budapest; UTC and its kin as they are. */
export function zoneCity(zone: string): string {
  return zone.startsWith("Etc/") ? zone.slice(4) : (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Whether a locale's clock shows AM and PM. */
export function hasTwelveHours(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { hour: "numeric" }).formatToParts(new Date(0));
  return parts.some(({ type }) => type === "dayPeriod");
}
