import "server-only";
import { db } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/http/errors";
import { completeEmailChange } from "./change-email";
import { completeSignUp } from "./complete-sign-up";
import { LIMITS } from "@/lib/accounts/constants";
import { countByClient } from "@/lib/accounts/count-attempts";
import type { Consumed } from "@/lib/accounts/mutations";
import type { Client } from "@/lib/accounts/types";

const REFUSALS = {
  used: "LINK_USED",
  expired: "LINK_EXPIRED",
  unknown: "LINK_INVALID",
} as const satisfies Record<Exclude<Consumed["state"], "done">, ErrorCode>;

/** The error for a mailed link that does not work. */
export function refusalOf(state: keyof typeof REFUSALS): AppError {
  return new AppError(REFUSALS[state]);
}

/** What a link has verified: a changed address, or a sign-up's; `own` in the browser that signed up. */
export type Verified = { changed: true } | { changed: false; userId: string; email: string; own: boolean };

/**
 * Verifies the address that a link was mailed to: a sign-up's, or a changed one. Single use.
 * @throws AppError LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function verifyEmail(secret: string, client: Client): Promise<Verified> {
  await countByClient(LIMITS.linkByClient, client);
  const completed = await db.$transaction((on) => completeSignUp(on, secret, client));
  if (completed.state === "done") {
    const { userId, email, own } = completed;
    return { changed: false, userId, email, own };
  }
  const { state } = completed.state === "unknown" ? await completeEmailChange(secret, client) : completed;
  if (state !== "done") throw refusalOf(state);
  return { changed: true };
}
