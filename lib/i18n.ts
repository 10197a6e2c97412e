import { getRequestConfig } from "next-intl/server";
import { cookies } from "next/headers";
import { TIME_ZONE_COOKIE, knownTimeZone } from "./time-zone";

/** The language of a request, its texts and the viewer's time zone. Paths carry no locale. */
export default getRequestConfig(async () => {
  const locale = "en";
  const zone = (await cookies()).get(TIME_ZONE_COOKIE)?.value;
  return {
    locale,
    timeZone: knownTimeZone(zone && decodeURIComponent(zone)),
    messages: (await import(`../messages/${locale}.json`)).default,
  };
});
