import { getRequestConfig } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { formatsFor } from "./formats";
import { loadMessages } from "./load-messages";
import { LOCALE_COOKIE, localeOf, requestLocale } from "./locales";
import { TIME_ZONE_COOKIE, knownTimeZone } from "./time-zone";

/**
 * The language of a request, its texts, the viewer's time zone and clock. Paths carry no locale; a cookie mirrors a
 * signed-in person's saved language, so that no page queries the database for it.
 */
export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale =
    localeOf(explicitLocale) ?? requestLocale(jar.get(LOCALE_COOKIE)?.value, sent.get("accept-language"));
  return {
    locale,
    timeZone: knownTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
    formats: formatsFor(sent.get("accept-language")),
    messages: await loadMessages(locale),
  };
});
