import "server-only";
import { decode, encode } from "next-auth/jwt";
import { cookies } from "next/headers";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { pendingTwoFactorCookieName, sessionCookieOptions } from "@/lib/auth/session-cookie";
import { PENDING_TWO_FACTOR_SECONDS } from "@/lib/accounts/constants";

/** A salt of its own, so that this token is not accepted as a full session. */
const SALT = "half-session";

/** Marks this browser as having passed an account's first factor; it gives access only to the second step. */
export async function startPendingTwoFactor(userId: string): Promise<void> {
  const { https, NEXTAUTH_SECRET: secret } = env();
  const { sessionEpoch: epoch } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const claims = { sub: userId, epoch };
  const token = await encode({ token: claims, secret, salt: SALT, maxAge: PENDING_TWO_FACTOR_SECONDS });
  const options = { ...sessionCookieOptions(https), maxAge: PENDING_TWO_FACTOR_SECONDS };
  (await cookies()).set(pendingTwoFactorCookieName(https), token, options);
}

/**
 * The account whose first factor was verified in this browser minutes ago, or null; ending its sessions ends this
 * too.
 */
export async function readPendingTwoFactor(): Promise<string | null> {
  const { https, NEXTAUTH_SECRET: secret } = env();
  const token = (await cookies()).get(pendingTwoFactorCookieName(https))?.value;
  const claims = token ? await decode({ token, secret, salt: SALT }).catch(() => null) : null;
  if (!claims?.sub) return null;
  const user = await db.user.findUnique({ where: { id: claims.sub }, select: { sessionEpoch: true } });
  return user && user.sessionEpoch === claims.epoch ? claims.sub : null;
}

/** Removes the mark once the second factor was verified. */
export async function endPendingTwoFactor(): Promise<void> {
  const { https } = env();
  (await cookies()).set(pendingTwoFactorCookieName(https), "", { ...sessionCookieOptions(https), maxAge: 0 });
}
