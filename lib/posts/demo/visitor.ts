import "server-only";
import { createHmac } from "node:crypto";
import type { cookies } from "next/headers";
import { demoCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import { randomSecret, sameSecret } from "@/lib/crypto";
import { env } from "@/lib/settings/env";
import { visitorKey } from "@/lib/http/rate-limit";
import { DEMO_COOKIE_DAYS } from "./constants";

type CookieJar = Awaited<ReturnType<typeof cookies>>;

const sign = (what: "browser" | "address", text: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET).update(`demo:${what}:${text}`).digest("base64url");

/** Whether this browser has had its demo post. */
export function hasHadDemo(jar: Pick<CookieJar, "get">): boolean {
  const [nonce, signature] = jar.get(demoCookieName(env().https))?.value.split(".") ?? [];
  return Boolean(nonce && signature && sameSecret(signature, sign("browser", nonce)));
}

/** Marks this browser as one that has had its demo post; the cookie says nothing else, and is stored nowhere. */
export function markHadDemo(jar: CookieJar): void {
  const { https } = env();
  const nonce = randomSecret();
  const maxAge = DEMO_COOKIE_DAYS * 24 * 3_600;
  jar.set(demoCookieName(https), `${nonce}.${sign("browser", nonce)}`, {
    ...sessionCookieOptions(https),
    maxAge,
  });
}

/**
 * The key under which an address's demos are counted for a day. Without our secret nobody can recover the address from
 * it.
 */
export const addressKey = (headers: Headers): string => sign("address", visitorKey(headers));
