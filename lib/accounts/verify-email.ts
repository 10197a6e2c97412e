import "server-only";
import { AppError, type ErrorCode } from "@/lib/errors";
import { countUse } from "@/lib/rate-limit";
import { LIMITS } from "./constants";
import { type Consumed, verifyEmailByToken } from "./mutations";
import type { Client } from "./types";

const REFUSALS = {
  used: "LINK_USED",
  expired: "LINK_EXPIRED",
  unknown: "LINK_INVALID",
} as const satisfies Record<Exclude<Consumed["state"], "done">, ErrorCode>;

/**
 * Verifies the address that a link was mailed to. Single use.
 * @throws AppError LINK_USED, LINK_EXPIRED, LINK_INVALID, TOO_MANY_REQUESTS
 */
export async function verifyEmail(secret: string, client: Client): Promise<void> {
  if (client.address) await countUse(LIMITS.linkByClient, client.address);
  const { state } = await verifyEmailByToken(secret);
  if (state !== "done") throw new AppError(REFUSALS[state]);
}
