import "server-only";
import { db } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { completeEmailChange } from "./change-email";
import { checkPassword } from "./check-password";
import { completeSignUp } from "./complete-sign-up";
import { getSignUpByLink } from "../sign-ups";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/sessions/count-attempts";
import type { Consumed } from "@/lib/accounts/mutations";
import type { Client } from "@/lib/accounts/types";
import { makePasswordHash } from "./verify-password";

const REFUSALS = {
  used: "LINK_USED",
  expired: "LINK_EXPIRED",
  unknown: "LINK_INVALID",
} as const satisfies Record<Exclude<Consumed["state"], "done">, ErrorCode>;

/** The error for a mailed link that does not work. */
export function dropRefusal(state: keyof typeof REFUSALS): AppError {
  return new AppError(REFUSALS[state]);
}

/** What a link has verified: a changed address, or a sign-up's; `own` in the browser that signed up. */
export type Verified = { changed: true } | { changed: false; userId: string; email: string; own: boolean };

/**
 * Verifies the address that a link was mailed to: a sign-up's, or a changed one. Single use; a rejected password leaves
 * the link valid.
 * @throws AppError LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS; VALIDATION_FAILED on `password`, which a
 * sign-up's link takes in any browser but the one that signed up
 */
export async function verifyEmail(secret: string, client: Client, password?: string): Promise<Verified> {
  await countByClient(LIMITS.linkByClient, client);
  const link = {
    kind: "verification",
    secret,
    chosenHash: await hashChosen(secret, password, client),
  } as const;
  const completed = await db.$transaction((on) => completeSignUp(on, link, client));
  if (completed.state === "done") {
    const { userId, email, own } = completed;
    return { changed: false, userId, email, own };
  }
  const { state } = completed.state === "unknown" ? await completeEmailChange(secret, client) : completed;
  if (state !== "done") throw dropRefusal(state);
  return { changed: true };
}

/** The hash of the password that is chosen with a sign-up's link; null where none is. */
async function hashChosen(
  secret: string,
  password: string | undefined,
  client: Client,
): Promise<string | null> {
  const signUp = await getSignUpByLink(secret, client);
  if (!signUp || signUp.own || password === undefined) return null;
  await checkPassword(password, signUp.email);
  return makePasswordHash(password);
}
