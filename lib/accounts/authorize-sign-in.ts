import "server-only";
import { AppError } from "@/lib/errors";
import { issueDeviceCookie } from "./issue-device-cookie";
import { endHalfSession, issueHalfSession, readHalfSession } from "./issue-half-session";
import { credentialsSchema } from "./schema";
import { signIn } from "./sign-in";
import { signInWithGoogle } from "./sign-in-with-google";
import { signInWithPasskey } from "./sign-in-with-passkey";
import type { Client } from "./types";
import { hasSecondFactor, verifySecondFactor } from "./verify-second-factor";

/** Checks the fields of one way in. @returns whose account it is @throws AppError, also for a second step that is due */
export type Authorize = (fields: Record<string, string>, client: Client) => Promise<{ id: string }>;

/** Address and password; with them comes the cookie of a known browser. */
export const authorizePassword: Authorize = async ({ email, password }, client) => {
  const parsed = credentialsSchema.safeParse({ email, password });
  if (!parsed.success) throw new AppError("VALIDATION_FAILED");
  const { userId } = await signIn(parsed.data, client);
  await issueDeviceCookie(parsed.data.email);
  return askSecondFactor(userId);
};

/** The second step, in the browser that has done the first. */
export const authorizeSecondFactor: Authorize = async ({ code }, client) => {
  const userId = await readHalfSession();
  if (!userId) throw new AppError("SECOND_FACTOR_EXPIRED");
  await verifySecondFactor(userId, code ?? "", client);
  await endHalfSession();
  return { id: userId };
};

/** A passkey, which is two factors by itself. */
export const authorizePasskey: Authorize = async ({ response }, client) => {
  const { userId } = await signInWithPasskey(response ?? "", client);
  return { id: userId };
};

/** An account at Google, by the profile that next-auth has checked. */
export async function authorizeGoogle(profile: unknown, client: Client): Promise<{ id: string }> {
  const { userId } = await signInWithGoogle(profile, client);
  return askSecondFactor(userId);
}

/** The account as it is, or, where it has a second factor, half a session and the way to the second step. */
async function askSecondFactor(userId: string): Promise<{ id: string }> {
  if (!(await hasSecondFactor(userId))) return { id: userId };
  await issueHalfSession(userId);
  throw new AppError("SECOND_FACTOR_REQUIRED");
}
