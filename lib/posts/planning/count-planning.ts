import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { type Limit, noteUse } from "@/lib/http/rate-limit";

/** Counts a call of the model that costs no credits. @throws AppError PLANNING_LIMIT with the seconds to wait */
export async function countPlanning(limit: Limit, { userId }: Actor): Promise<void> {
  const { uses, secondsLeft } = await noteUse(limit, userId);
  if (uses > limit.points) throw new AppError("PLANNING_LIMIT", { retryAfterSeconds: secondsLeft });
}
