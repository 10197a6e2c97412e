import { MAX_DAYS_AHEAD } from "@/lib/posts/scheduling/constants";
import type { DropTarget } from "./drop-target";

const DAY_MS = 86_400_000;

/**
 * Why a post stays where it is after a drop, as a key of `Week.drop`; null if it can go there.
 * @param at the time it would get, if the target has one for it
 * @param today yyyy-MM-dd by the owner's clock
 */
export function dropRefusal(
  target: DropTarget | null,
  at: string | null,
  today: string,
  now: Date,
): "nowhere" | "past" | "over" | "tooFar" | null {
  if (target === null) return "nowhere";
  if ("date" in target && target.date < today) return "past";
  if (at === null) return "over";
  const ahead = Date.parse(at) - now.getTime();
  // A free time that stood there when the drag began may have passed meanwhile.
  if (ahead <= 0) return "past";
  return ahead > MAX_DAYS_AHEAD * DAY_MS ? "tooFar" : null;
}
