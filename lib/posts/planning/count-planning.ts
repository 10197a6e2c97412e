import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { type Limit, noteUse, refundUse } from "@/lib/http/rate-limit";
import { EMPTY_PLANS_A_DAY } from "./constants";

/**
 * Counts a call of the model that costs no credits, and carries `ask` out. What the model did not answer does not count;
 * nor do a few answers a day without ideas. All else does, whatever it came to: the model has been at work.
 * @throws AppError PLANNING_LIMIT with the seconds to wait, and as `ask` does
 */
export async function counted<T>(limit: Limit, { userId }: Actor, ask: () => Promise<T>): Promise<T> {
  const { uses, secondsLeft } = await noteUse(limit, userId);
  if (uses > limit.points) throw new AppError("PLANNING_LIMIT", { retryAfterSeconds: secondsLeft });
  try {
    return await ask();
  } catch (error) {
    if (await isFree(error, userId)) await refundUse(limit, userId);
    throw error;
  }
}

async function isFree(error: unknown, userId: string): Promise<boolean> {
  const code = error instanceof AppError ? error.code : null;
  if (code === "MODEL_UNAVAILABLE" || code === "MODEL_BUSY") return true;
  return code === "NO_IDEAS" && (await noteUse(EMPTY_PLANS_A_DAY, userId)).uses <= EMPTY_PLANS_A_DAY.points;
}
