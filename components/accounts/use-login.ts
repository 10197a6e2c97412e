import { type FormEvent, useActionState, useEffect, useState } from "react";
import type { LoginTexts } from "@/components/accounts/login-texts";
import { toast } from "@/components/ui/toast";
import { resendVerificationAction, signUpAction, signUpByFormAction } from "@/lib/accounts/actions";
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
  /** What has been done, in words, above the fields; with JavaScript it is a toast instead. */
  done?: string;
};

type Result = { ok: true } | { ok: false; code: string; fieldErrors?: FieldErrors };

function saidOf(result: Result): Said {
  if (result.ok) return { notice: "sent" };
  const { code, fieldErrors } = result;
  if (fieldErrors) return { fieldErrors };
  if (code === "LINK_EXPIRED" || code === "LINK_INVALID") return { error: code, notice: "link" };
  return code === "EMAIL_NOT_VERIFIED" ? { notice: "sent" } : { error: code };
}

/**
 * The sign-in form's behaviour. Without JavaScript the form is sent natively, to next-auth or to the server
 * action; with it the same fields go to the same doors, and only the answer is shown without a new page.
 */
export function useLogin(start: {
  mode: LoginMode;
  error: string | null;
  /** Whether the address says that somebody has just signed up. */
  sent: boolean;
  texts: LoginTexts;
}) {
  const { texts } = start;
  const [signedUp, signUpForm] = useActionState(signUpByFormAction, null);
  const [resent, resendForm] = useActionState(resendVerificationAction, null);
  const natively = signedUp ?? resent ?? (start.error ? { ok: false as const, code: start.error } : null);
  const [mode, setMode] = useState(start.mode);
  const done = resent?.ok ? texts.resent : start.sent && !natively ? texts.checkEmail : undefined;
  const [said, setSaid] = useState<Said>({
    ...(natively ? saidOf(natively) : start.sent && { notice: "sent" }),
    done,
  });
  const [busy, setBusy] = useState(false);
  // Whoever sees this form is not signed in, however the session ended.
  useEffect(forgetPerson, []);

  async function run(attempt: () => Promise<Result | "left">, success?: string): Promise<boolean> {
    setBusy(true);
    const result = await attempt().catch((error: unknown) => ({
      ok: false as const,
      code: (error as Partial<ApiError>).code ?? "NETWORK",
    }));
    // Whoever is signed in leaves this page, and the button stays busy until it is gone.
    if (result === "left") return true;
    setBusy(false);
    const { error, ...rest } = saidOf(result);
    setSaid(rest);
    if (result.ok) toast.success(success, { id: "login" });
    else if (error || rest.notice) {
      toast.error(texts.errors[result.code] ?? texts.errors.INTERNAL_ERROR, { id: "login" });
    }
    return result.ok;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (mode === "sign-in") return void (await run(() => signIn(form)));
    if (await run(() => signUpAction(new FormData(form)), texts.checkEmail)) switchTo("sign-in", "sent");
    else requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  }

  function switchTo(next: LoginMode, notice?: Said["notice"]): void {
    setMode(next);
    setSaid({ notice });
    const query = new URLSearchParams(location.search);
    for (const name of ["error", "verified", "token", "sent"]) query.delete(name);
    if (next === "sign-up") query.set("mode", next);
    else query.delete("mode");
    // A reload, as by a phone that has shown the mail meanwhile, finds the notice again.
    if (notice) query.set("sent", "1");
    history.replaceState(null, "", `/login${query.size ? `?${query}` : ""}`);
  }

  const resend = (form: FormData) => run(() => resendVerificationAction(form), texts.resent);
  return { mode, said, busy, submit, switchTo, resend, signUpForm, resendForm };
}

async function signIn(form: HTMLFormElement): Promise<Result | "left"> {
  const { submitForm } = await import("@/lib/api-client");
  const target = await submitForm(form);
  const code = target.pathname === "/login" ? target.searchParams.get("error") : null;
  if (code) return { ok: false, code };
  location.assign(target);
  return "left";
}
