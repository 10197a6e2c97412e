import "server-only";
import { encodeSessionToken } from "@/lib/auth";
import { SESSION_MAX_AGE_SECONDS } from "@/lib/session-cookie";
import { createSession } from "./mutations";
import type { Credentials } from "./schema";
import { signIn } from "./sign-in";
import type { Client, IssuedToken } from "./types";

/** Signs a client of the API in: a session of its own, and the token that names it. @throws as signIn */
export async function issueToken(credentials: Credentials, client: Client): Promise<IssuedToken> {
  const { userId } = await signIn(credentials, client);
  const { sessionId } = await createSession(userId, client.userAgent);
  return {
    token: await encodeSessionToken({ userId, sessionId }),
    tokenType: "Bearer",
    expiresIn: SESSION_MAX_AGE_SECONDS,
  };
}
