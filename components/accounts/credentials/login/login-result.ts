import type { FieldErrors } from "@/lib/errors";
import { SIGN_IN_TARGET } from "@/lib/accounts/constants";
import type { ApiError } from "@/lib/http/api-client";

/** What the form currently shows. */
export type LoginFormState = {
  /** A key of the `errors` texts, shown above the fields; with JavaScript it is a toast instead. */
  error?: string;
  fieldErrors?: FieldErrors;
  /** The Email Verification Required notice; `link` when it is about a link that did not work. */
  notice?: "sent" | "link";
  /**
   * A sign-up waits for its mail: there is nothing to sign in to yet. `here`: in the form that was sent, which has the
   * address.
   */
  waiting?: "here" | "reopened";
  /** A success message at the top of the notice; with JavaScript it is a toast instead. */
  done?: string;
};

/** The result of an attempt: an action's answer, or an error code of the sign-in. */
export type LoginAnswer = { ok: true } | { ok: false; code: string; fieldErrors?: FieldErrors };

/** Maps a refusal to what the form shows. */
export function formStateOf({
  code,
  fieldErrors,
}: {
  code: string;
  fieldErrors?: FieldErrors;
}): LoginFormState {
  if (fieldErrors) return { fieldErrors };
  if (code === "LINK_EXPIRED" || code === "LINK_INVALID") return { error: code, notice: "link" };
  return code === "EMAIL_NOT_VERIFIED" ? { notice: "sent" } : { error: code };
}

/** Submits the sign-in. @returns what /login shows, or null when it succeeded and the page is being left */
export async function sendSignIn(fields: FormData): Promise<LoginAnswer | null> {
  try {
    const { submitForm } = await import("@/lib/http/client/submit-form");
    const target = await submitForm(SIGN_IN_TARGET, fields);
    const code = target.pathname === "/login" ? target.searchParams.get("error") : null;
    if (code) return { ok: false, code };
    location.assign(target);
    return null;
  } catch (error) {
    return { ok: false, code: (error as Partial<ApiError>).code ?? "NETWORK" };
  }
}

/** Changes the URL's query without a navigation. */
export function replaceAddress(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  history.replaceState(null, "", `/login${query.size ? `?${query}` : ""}`);
}

/** Removes the parameters that the page was opened with from the URL. */
export function clearResult(query: URLSearchParams): void {
  for (const name of ["mode", "verified", "token", "error", "sent"]) query.delete(name);
}

/** Makes a reload (common on phones, after reading the mail) show the notice again without a second sign-up. */
export function showSent(): void {
  replaceAddress((query) => {
    clearResult(query);
    query.set("sent", "1");
  });
}
