import "server-only";
import { AppError } from "@/lib/errors";
import { issueDeviceCookie } from "../sessions/device-cookie";
import {
  endPendingTwoFactor,
  startPendingTwoFactor,
  readPendingTwoFactor,
} from "@/lib/accounts/two-factor/pending-two-factor-session";
import { credentialsSchema } from "@/lib/accounts/schema";
import { signInWithPassword } from "../credentials/sign-in-with-password";
import { signInWithGoogle } from "@/lib/accounts/google/sign-in-with-google";
import { signInWithPasskey } from "@/lib/accounts/passkeys/sign-in-with-passkey";
import type { Client } from "@/lib/accounts/types";
import { hasSecondFactor, verifySecondFactor } from "@/lib/accounts/two-factor/verify-second-factor";

/**
 * Verifies the fields of a sign-in method. @returns the account @throws AppError, also when a second step is required
 */
export type Authorize = (fields: Record<string, string>, client: Client) => Promise<{ id: string }>;

/** E-mail address and password, with the cookie of a known browser if there is one. */
export const authorizePassword: Authorize = async ({ email, password }, client) => {
  const parsed = credentialsSchema.safeParse({ email, password });
  if (!parsed.success) throw new AppError("VALIDATION_FAILED");
  const { userId } = await signInWithPassword(parsed.data, client);
  await issueDeviceCookie(parsed.data.email);
  return askSecondFactor(userId);
};

/** The second step, in the browser that has done the first. */
export const authorizeSecondFactor: Authorize = async ({ code }, client) => {
  const userId = await readPendingTwoFactor();
  if (!userId) throw new AppError("SECOND_FACTOR_EXPIRED");
  await verifySecondFactor(userId, code ?? "", client);
  await endPendingTwoFactor();
  return { id: userId };
};

/** A passkey, which counts as two factors. */
export const authorizePasskey: Authorize = async ({ response }, client) => {
  const { userId } = await signInWithPasskey(response ?? "", client);
  return { id: userId };
};

/** A Google account, by the profile that next-auth has verified. */
export async function authorizeGoogle(profile: unknown, client: Client): Promise<{ id: string }> {
  const { userId } = await signInWithGoogle(profile, client);
  return askSecondFactor(userId);
}

/** The account itself or, if it has a second factor, a pending session and the path of the second step. */
async function askSecondFactor(userId: string): Promise<{ id: string }> {
  if (!(await hasSecondFactor(userId))) return { id: userId };
  await startPendingTwoFactor(userId);
  throw new AppError("SECOND_FACTOR_REQUIRED");
}
