import "server-only";
import { clientAddress } from "@/lib/http/addresses/client-address";
import { env } from "@/lib/settings/env";
import { LOCALE_COOKIE, requestLocale } from "@/lib/i18n/locales";
import { deviceCookieName, passkeyCookieName, signUpCookieName } from "@/lib/auth/session-cookie";
import type { Client } from "@/lib/accounts/types";

/** Reads the client metadata from a request's headers. */
export function describeClient(headers: Headers): Client {
  return {
    address: clientAddress(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
    device: cookieOf(headers, deviceCookieName(env().https)),
    passkey: cookieOf(headers, passkeyCookieName(env().https)),
    signUp: cookieOf(headers, signUpCookieName(env().https)),
    locale: requestLocale(cookieOf(headers, LOCALE_COOKIE), headers.get("accept-language")),
  };
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
