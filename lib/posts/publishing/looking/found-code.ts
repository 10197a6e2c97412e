import type { ErrorCode } from "@/lib/errors";
import type { Success } from "@/lib/posts/publishing/record-success";

/**
 * What the owner is told of a post that is on the page although Facebook had refused it.
 * @param scheduled it had got a new time, which is cancelled
 */
export function foundCode({ text }: Pick<Success, "text">, scheduled: boolean): ErrorCode {
  if (text !== undefined) return "FACEBOOK_TAKEN_CHANGED";
  return scheduled ? "FACEBOOK_TAKEN_TIME" : "FACEBOOK_TAKEN";
}
