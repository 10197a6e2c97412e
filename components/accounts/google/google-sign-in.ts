import { waitForSignIn } from "@/components/accounts/google/wait-for-sign-in";
import { GOOGLE_LANDING, GOOGLE_TARGET } from "@/lib/accounts/constants";
import { ApiError } from "@/lib/http/api-client";
import { submitForm } from "@/lib/http/client/submit-form";

type Trip = {
  /** The hidden fields of next-auth's form. */
  form: FormData;
  /** Still empty. */
  popup: Window;
  /** Where to go after sign-in: a path of this app. */
  callbackUrl: string;
  /** The popup was closed; the sign-in may still succeed. */
  onClosed: () => void;
  /** With a code of LOGIN_ERRORS or IDENTITY_ERRORS. */
  fail: (code: string) => void;
};

/**
 * Navigates the popup to Google, and this page to its target once the sign-in has succeeded.
 * @returns a function that stops waiting
 */
export function signInWithGoogle({ form, popup, callbackUrl, onClosed, fail }: Trip): () => void {
  const attempt = crypto.randomUUID();
  const stop = waitForSignIn({
    popup,
    attempt,
    onEnd: (error) => {
      if (!error) return location.assign(callbackUrl);
      if (error === "SECOND_FACTOR_REQUIRED") {
        const secondStep = new URLSearchParams({ step: "code", callbackUrl });
        return location.assign(new URL(`/login?${secondStep}`, location.origin));
      }
      fail(error === "SIGN_IN_CANCELLED" ? "cancelled-popup-request" : error);
    },
    onClosed,
    onGivenUp: () => fail(navigator.onLine ? "popup-closed-by-user" : "network-request-failed"),
  });
  const landing = `${GOOGLE_LANDING}?${new URLSearchParams({ attempt, to: callbackUrl })}`;
  void addressOf(form, landing).then((going) => {
    if (going instanceof URL) return popup.location.replace(going);
    stop();
    popup.close();
    fail(going);
  });
  return stop;
}

/** Google's URL for this attempt, or the error code. */
async function addressOf(form: FormData, callbackUrl: string): Promise<URL | string> {
  try {
    const target = await submitForm(GOOGLE_TARGET, form, { callbackUrl });
    return (target.origin === location.origin && target.searchParams.get("error")) || target;
  } catch (error) {
    return error instanceof ApiError && error.code !== "NETWORK" ? error.code : "network-request-failed";
  }
}
