import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { withdrawTime } from "@/lib/posts/scheduling/cancel-schedule";
import { codeOf } from "./fill-week";
import type { UnfillInput } from "./schema";
import type { UnfillResult, Withdrawal } from "./types";

/**
 * Takes back the times that several posts were given, of each only if it still has that time. One whose time has
 * changed, or that is on its way, says so and does not stop the others. They remain read.
 */
export async function unfillWeek(actor: Actor, { posts }: UnfillInput): Promise<UnfillResult> {
  const results: Withdrawal[] = [];
  for (const { postID, scheduledAt } of posts) {
    try {
      await withdrawTime(actor, postID, { scheduledAt: new Date(scheduledAt) });
      results.push({ postID, scheduledAt: null });
    } catch (error) {
      results.push({ postID, code: codeOf(error, postID) });
    }
  }
  return { results };
}
