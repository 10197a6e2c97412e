import { getRequestConfig } from "next-intl/server";

/** The language of a request and its texts. Paths carry no locale. */
export default getRequestConfig(async () => {
  const locale = "en";
  return { locale, timeZone: "UTC", messages: (await import(`../messages/${locale}.json`)).default };
});
