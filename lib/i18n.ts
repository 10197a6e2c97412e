import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { formatsFor } from "./formats";
import { loadMessages } from "./load-messages";
import { LOCALE_COOKIE, localeOf, requestLocale } from "./locales";
import { TIME_ZONE_COOKIE, knownTimeZone } from "./time-zone";

/**
 * The language of a request, its texts, the viewer's time zone and clock. Paths carry no locale; a cookie mirrors what
 * a signed-in person has saved, so that no page asks the database for it.
 */
export default getRequestConfig(async ({ locale: asked }) => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale = localeOf(asked) ?? requestLocale(jar.get(LOCALE_COOKIE)?.value, sent.get("accept-language"));
  const zone = jar.get(TIME_ZONE_COOKIE)?.value;
  return {
    locale,
    timeZone: knownTimeZone(zone && decodeURIComponent(zone)),
    formats: formatsFor(sent.get("accept-language")),
    messages: await loadMessages(locale),
  };
});
