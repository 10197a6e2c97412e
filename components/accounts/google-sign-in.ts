import { waitForSignIn } from "@/components/accounts/wait-for-sign-in";
import { GOOGLE_LANDING } from "@/lib/accounts/constants";
import { ApiError, submitForm } from "@/lib/api-client";

type Trip = {
  /** The form that names next-auth's address. */
  form: HTMLFormElement;
  /** Empty still. */
  popup: Window;
  /** Where a sign-in leads: a path of our own. */
  callbackUrl: string;
  /** The popup is gone; the sign-in may still end well. */
  onClosed: () => void;
  /** With a code of LOGIN_ERRORS or of IDENTITY_ERRORS. */
  fail: (code: string) => void;
};

/**
 * Sends the popup to Google and this page on once it comes back signed in.
 * @returns what ends the waiting
 */
export function signInWithGoogle({ form, popup, callbackUrl, onClosed, fail }: Trip): () => void {
  const trip = crypto.randomUUID();
  const stop = waitForSignIn({
    popup,
    trip,
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
  const landing = `${GOOGLE_LANDING}?${new URLSearchParams({ trip, to: callbackUrl })}`;
  void addressOf(form, landing).then((going) => {
    if (going instanceof URL) return popup.location.replace(going);
    stop();
    popup.close();
    fail(going);
  });
  return stop;
}

/** Google's address for this trip, or the code of what went wrong. */
async function addressOf(form: HTMLFormElement, callbackUrl: string): Promise<URL | string> {
  try {
    const target = await submitForm(form, { changes: { callbackUrl } });
    return (target.origin === location.origin && target.searchParams.get("error")) || target;
  } catch (error) {
    return error instanceof ApiError && error.code !== "NETWORK" ? error.code : "network-request-failed";
  }
}
