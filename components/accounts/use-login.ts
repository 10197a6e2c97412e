import { type FormEvent, useEffect, useState } from "react";
import type { LoginTexts } from "@/components/accounts/login-texts";
import { toast } from "@/components/ui/toast";
import { LOGIN_TARGETS } from "@/lib/accounts/constants";
import { LOGIN_RESULT_KEYS, type LoginResult, readLoginResult } from "@/lib/accounts/tell-login-result";
import type { ApiError } from "@/lib/api-client";
import type { FieldErrors } from "@/lib/errors";
import { forgetPerson } from "@/lib/signed-out";

export type LoginMode = "sign-in" | "sign-up";

/** What the form says at the moment. */
type Said = {
  /** A code of the texts' `errors`, shown above the fields; with JavaScript it is a toast instead. */
  error?: string;
  fieldErrors?: FieldErrors;
  /** The Email Verification Required notice; `link` when it stands for a link that did not work. */
  notice?: "sent" | "link";
  /** What has been done, in words, at the head of the notice; with JavaScript it is a toast instead. */
  done?: string;
};

function saidOf(result: LoginResult): Said {
  if (result.ok) return { notice: "sent" };
  const { code, fieldErrors } = result;
  if (fieldErrors) return { fieldErrors };
  if (code === "LINK_EXPIRED" || code === "LINK_INVALID") return { error: code, notice: "link" };
  return code === "EMAIL_NOT_VERIFIED" ? { notice: "sent" } : { error: code };
}

/**
 * The sign-in form's behaviour. Without JavaScript the form is sent natively, and the address it leads to says
 * how it went; with it the same fields go to the same targets, and only the answer is shown without a new page.
 */
export function useLogin(start: {
  mode: LoginMode;
  result: LoginResult | null;
  loggedOut: boolean;
  texts: LoginTexts;
}) {
  const { texts, result: told, loggedOut } = start;
  const words = { sent: texts.checkEmail, resent: texts.resent };
  const [mode, setMode] = useState(start.mode);
  const [said, setSaid] = useState<Said>(
    told ? { ...saidOf(told), ...(told.ok ? { done: words[told.done] } : {}) } : {},
  );
  const [busy, setBusy] = useState(false);
  // Whoever sees this form is not signed in, however the session ended.
  useEffect(forgetPerson, []);
  useEffect(() => {
    if (!loggedOut) return;
    toast.success(texts.loggedOut, { description: texts.loggedOutText, id: "login" });
    replaceAddress((query) => query.delete("loggedOut"));
  }, [loggedOut, texts]);

  /** Sends the form and shows the answer, unless it leads away. @returns whether all went well */
  async function run(form: HTMLFormElement, action?: string): Promise<boolean> {
    setBusy(true);
    const result = await send(form, action).catch((error: unknown) => ({
      ok: false as const,
      code: (error as Partial<ApiError>).code ?? "NETWORK",
    }));
    // Whoever is signed in leaves this page, and the button stays busy until it is gone.
    if (!result) return true;
    setBusy(false);
    const { error, ...rest } = saidOf(result);
    setSaid(rest);
    if (result.ok) toast.success(words[result.done], { id: "login" });
    else if (error || rest.notice) {
      toast.error(texts.errors[result.code] ?? texts.errors.INTERNAL_ERROR, { id: "login" });
    }
    return result.ok;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const well = await run(form);
    if (mode === "sign-in") return;
    if (well) switchTo("sign-in", "sent");
    else requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }

  function switchTo(next: LoginMode, notice?: Said["notice"]): void {
    setMode(next);
    setSaid({ notice });
    replaceAddress((query) => {
      for (const name of ["verified", "token", ...LOGIN_RESULT_KEYS]) query.delete(name);
      if (next === "sign-up") query.set("mode", next);
      else query.delete("mode");
      // A reload, as by a phone that has shown the mail meanwhile, finds the notice again.
      if (notice) query.set("sent", "1");
    });
  }

  const resend = (form: HTMLFormElement) => run(form, LOGIN_TARGETS.resend);
  return { mode, said, busy, submit, switchTo, resend };
}

/** Changes what the address says, without a new page. */
function replaceAddress(change: (query: URLSearchParams) => void): void {
  const query = new URLSearchParams(location.search);
  change(query);
  history.replaceState(null, "", `/login${query.size ? `?${query}` : ""}`);
}

/** Sends the form. @returns what /login is to say, or null when the answer leads on and the page is left */
async function send(form: HTMLFormElement, action?: string): Promise<LoginResult | null> {
  const { submitForm } = await import("@/lib/api-client");
  const target = await submitForm(form, { action });
  const result = target.pathname === "/login" ? readLoginResult(target.searchParams) : null;
  if (!result) location.assign(target);
  return result;
}
