import { unstable_rethrow } from "next/navigation";
import type { ActionResult } from "@/lib/http/action";
import type { NoAnswer } from "@/lib/http/api-client";
import type { ErrorCode, FieldErrors } from "@/lib/errors";
import { redirectToOnboarding, redirectToSignIn } from "@/lib/auth/redirect-to-sign-in";
import { announceSubscriptionRequired } from "./subscription-required";

/** The outcome of calling a server action; without an answer it is unknown whether the action ran. */
export type ActionAnswer<T> =
  { ok: true; data: T } | { ok: false; code: ErrorCode | NoAnswer; fieldErrors?: FieldErrors };

/** How long an action may take. */
const ANSWER_MS = 30_000;

/**
 * The only way to call a server action in the browser. A lost connection does not reject, which would replace the page
 * by its error boundary: the form keeps its input and shows the error. An expired session leads to the sign-in page and
 * back, a missing brand profile to onboarding.
 * @returns the outcome; never settles once the browser navigates to the sign-in page
 */
export async function callAction<T>(call: () => Promise<ActionResult<T>>): Promise<ActionAnswer<T>> {
  const answer = await inTime(call()).catch((error: unknown): ActionAnswer<T> => {
    // A redirect in the action reaches the browser as a rejection, which Next's own boundary handles.
    unstable_rethrow(error);
    return { ok: false, code: codeOf(error) };
  });
  if (answer?.ok === true) return answer;
  // Next resolves to nothing where a response has no body.
  if (answer?.ok !== false) return { ok: false, code: "BAD_RESPONSE" };
  if (answer.code === "NOT_SIGNED_IN") {
    redirectToSignIn();
    return new Promise(() => undefined);
  }
  if (answer.code === "BUSINESS_NOT_FOUND") redirectToOnboarding();
  if (answer.code === "NO_ACTIVE_SUBSCRIPTION") announceSubscriptionRequired();
  return answer;
}

/** The answer, or TIMEOUT when none came in time. */
async function inTime<T>(answer: Promise<ActionResult<T>>): Promise<ActionAnswer<T> | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<ActionAnswer<T>>((resolve) => {
    timer = setTimeout(() => {
      leaveBehind();
      resolve({ ok: false, code: "TIMEOUT" });
    }, ANSWER_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Has Next's router give up the action that it waits for, as it does when somebody navigates: until then it runs no
 * other action, and no transition ends. Next takes a replaced history entry for a navigation that needs no request.
 */
const leaveBehind = () => history.replaceState(null, "", location.href);

/**
 * Why a call failed. fetch rejects with a TypeError, and a response that breaks off with "Connection closed."; an error
 * of our own server has a digest; everything else is a response that Next cannot read, such as a proxy's page.
 */
function codeOf(error: unknown): ErrorCode | NoAnswer {
  if (error instanceof TypeError || !navigator.onLine) return "NETWORK";
  if (error instanceof Error && error.message === "Connection closed.") return "NETWORK";
  return error instanceof Error && "digest" in error ? "INTERNAL_ERROR" : "BAD_RESPONSE";
}
