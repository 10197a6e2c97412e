import { unstable_rethrow } from "next/navigation";
import type { ActionResult } from "./action";
import type { ErrorCode, FieldErrors } from "./errors";
import { leaveForOnboarding, leaveForSignIn } from "@/lib/auth/leave-page";
import { announceSubscriptionRequired } from "./subscription-required";

/** The outcome of calling a server action. `NETWORK`: no response came, so it is unknown whether the action ran. */
export type ActionAnswer<T> =
  { ok: true; data: T } | { ok: false; code: ErrorCode | "NETWORK"; fieldErrors?: FieldErrors };

/**
 * The only way to call a server action in the browser. A lost connection does not reject, which would replace the page
 * by its error boundary: the form keeps its input and shows the error. An expired session leads to the sign-in page and
 * back, a missing brand profile to onboarding.
 * @returns the outcome; never settles once the browser navigates to the sign-in page
 */
export async function callAction<T>(call: () => Promise<ActionResult<T>>): Promise<ActionAnswer<T>> {
  const answer = await call().catch((error: unknown): ActionAnswer<T> => {
    // A redirect in the action reaches the browser as a rejection, which Next's own boundary handles.
    unstable_rethrow(error);
    return { ok: false, code: hasNoAnswer(error) ? "NETWORK" : "INTERNAL_ERROR" };
  });
  if (answer.ok) return answer;
  if (answer.code === "NOT_SIGNED_IN") {
    leaveForSignIn();
    return new Promise(() => undefined);
  }
  if (answer.code === "BUSINESS_NOT_FOUND") leaveForOnboarding();
  if (answer.code === "NO_ACTIVE_SUBSCRIPTION") announceSubscriptionRequired();
  return answer;
}

/** fetch rejects with a TypeError; a response that Next cannot parse (a proxy's page) is a plain Error. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || !navigator.onLine;
}
