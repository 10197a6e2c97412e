import "server-only";
import { encodeSessionToken } from "@/lib/auth";
import { AppError } from "@/lib/errors";
import { SESSION_MAX_AGE_SECONDS } from "@/lib/session-cookie";
import { createSession } from "./mutations";
import type { TokenRequest } from "./schema";
import { signIn } from "./sign-in";
import type { Client, IssuedToken } from "./types";
import { hasSecondFactor, verifySecondFactor } from "./verify-second-factor";

/**
 * Signs a client of the API in: a session of its own, and the token that names it.
 * @throws as signIn; AppError SECOND_FACTOR_REQUIRED (ask again with `code`), SECOND_FACTOR_INVALID
 */
export async function issueToken(request: TokenRequest, client: Client): Promise<IssuedToken> {
  const { code, ...credentials } = request;
  const { userId } = await signIn(credentials, client);
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
