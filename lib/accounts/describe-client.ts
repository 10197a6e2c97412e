import "server-only";
import { env } from "@/lib/env";
import { LOCALE_COOKIE, requestLocale } from "@/lib/locales";
import { clientAddress } from "@/lib/rate-limit";
import { deviceCookieName } from "@/lib/session-cookie";
import type { Client } from "./types";

/** What a request's headers tell of its sender. */
export function describeClient(headers: Headers): Client {
  return {
    address: clientAddress(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
    device: cookieOf(headers, deviceCookieName(env().https)),
    locale: requestLocale(cookieOf(headers, LOCALE_COOKIE), headers.get("accept-language")),
  };
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
