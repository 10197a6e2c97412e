import {
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthn,
  startAuthentication,
} from "@simplewebauthn/browser";
import { ApiError, api } from "@/lib/http/api-client";
import { submitForm } from "@/lib/http/client/submit-form";

/** Asks the device for a passkey and submits its response. @returns where to go next, or an error code */
export async function signInWithPasskey(form: FormData): Promise<URL | string> {
  if (!browserSupportsWebAuthn()) return "unsupported";
  try {
    const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>("/api/auth/passkey", {
      method: "POST",
    });
    const answer = await startAuthentication({ optionsJSON }).catch(() => null);
    if (!answer) return "cancelled";
    const target = await submitForm("/api/auth/callback/passkey", form, {
      response: JSON.stringify(answer),
    });
    return (target.pathname === "/login" && target.searchParams.get("error")) || target;
  } catch (error) {
    return error instanceof ApiError ? error.code : "INTERNAL_ERROR";
  }
}
