import "server-only";
import { AppError, type ErrorCode } from "@/lib/errors";
import { countUse } from "@/lib/rate-limit";
import { completeEmailChange } from "./change-email";
import { LIMITS } from "./constants";
import { type Consumed, verifyEmailByToken } from "./mutations";
import type { Client } from "./types";

const REFUSALS = {
  used: "LINK_USED",
  expired: "LINK_EXPIRED",
  unknown: "LINK_INVALID",
} as const satisfies Record<Exclude<Consumed["state"], "done">, ErrorCode>;

/** The error for a mailed link that does not work. */
export function refusalOf(state: keyof typeof REFUSALS): AppError {
  return new AppError(REFUSALS[state]);
}

/**
 * Verifies the address that a link was mailed to: that of a sign-up, or a changed one. Single use.
 * @returns whether it was a changed one
 * @throws AppError LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function verifyEmail(secret: string, client: Client): Promise<{ changed: boolean }> {
  if (client.address) await countUse(LIMITS.linkByClient, client.address);
  const { state } = await verifyEmailByToken(secret);
  if (state === "done") return { changed: false };
  const { state: other } = state === "unknown" ? await completeEmailChange(secret, client) : { state };
  if (other !== "done") throw refusalOf(other);
  return { changed: true };
}
