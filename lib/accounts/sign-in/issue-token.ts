import "server-only";
import { encodeSessionToken } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { SESSION_MAX_AGE_SECONDS } from "@/lib/auth/session-cookie";
import { createSession } from "../mutations";
import type { TokenRequest } from "../schema";
import { signInWithPassword } from "@/lib/accounts/credentials/sign-in-with-password";
import type { Client, IssuedToken } from "../types";
import { hasSecondFactor, verifySecondFactor } from "@/lib/accounts/two-factor/verify-second-factor";

/**
 * Signs an API client in: a session of its own, and the token that names it.
 * @throws like signIn; AppError SECOND_FACTOR_REQUIRED (repeat with `code`), SECOND_FACTOR_INVALID
 */
export async function issueToken(request: TokenRequest, client: Client): Promise<IssuedToken> {
  const { code, ...credentials } = request;
  const { userId } = await signInWithPassword(credentials, client);
  if (await hasSecondFactor(userId)) {
    if (!code) throw new AppError("SECOND_FACTOR_REQUIRED");
    await verifySecondFactor(userId, code, client);
  }
  const { sessionId } = await createSession(userId, client);
  return {
    token: await encodeSessionToken({ userId, sessionId }),
    tokenType: "Bearer",
    expiresIn: SESSION_MAX_AGE_SECONDS,
  };
}
