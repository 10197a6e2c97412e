import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { beginPasskeySignInAction } from "@/lib/accounts/actions";
import { ApiError, submitForm } from "@/lib/api-client";

/** Asks the device for a passkey and sends its answer. @returns where to go on, or the code of what went wrong */
export async function signInWithPasskey(form: HTMLFormElement): Promise<URL | string> {
  if (!browserSupportsWebAuthn()) return "unsupported";
  const begun = await beginPasskeySignInAction({}).catch(() => null);
  if (!begun) return "NETWORK";
  if (!begun.ok) return begun.code;
  const answer = await startAuthentication({ optionsJSON: begun.data }).catch(() => null);
  if (!answer) return "cancelled";
  try {
    const target = await submitForm(form, { response: JSON.stringify(answer) });
    return (target.pathname === "/login" && target.searchParams.get("error")) || target;
  } catch (error) {
    return error instanceof ApiError ? error.code : "INTERNAL_ERROR";
  }
}
