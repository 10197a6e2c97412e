/**
 * Whether the browser's window is likely to be wide: a phone identifies itself by Sec-CH-UA-Mobile, or by "Mobi" in its
 * User-Agent. A guess for the first HTML; the browser corrects it.
 * Source: https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
 */
export function expectsWide(headers: Pick<Headers, "get">): boolean {
  const phone = headers.get("sec-ch-ua-mobile") === "?1" || /Mobi/.test(headers.get("user-agent") ?? "");
  return !phone;
}
