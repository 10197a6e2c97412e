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
