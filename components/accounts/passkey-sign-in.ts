import {
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthn,
  startAuthentication,
} from "@simplewebauthn/browser";
import { ApiError, api, submitForm } from "@/lib/api-client";

/** Asks the device for a passkey and sends its answer. @returns where to go on, or the code of what went wrong */
export async function signInWithPasskey(form: HTMLFormElement): Promise<URL | string> {
  if (!browserSupportsWebAuthn()) return "unsupported";
  try {
    const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>("/api/auth/passkey", {
      method: "POST",
    });
    const answer = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!answer) return "cancelled";
    const target = await submitForm(form, { changes: { response: JSON.stringify(answer) } });
    return (target.pathname === "/login" && target.searchParams.get("error")) || target;
  } catch (error) {
    return error instanceof ApiError ? error.code : "INTERNAL_ERROR";
  }
}
