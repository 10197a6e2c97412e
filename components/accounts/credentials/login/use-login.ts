import { type FormEvent, useEffect, useState } from "react";
import {
  type LoginAnswer,
  type LoginFormState,
  clearResult,
  replaceAddress,
  formStateOf,
  sendSignIn,
  showSent,
} from "./login-result";
import type { LoginTexts } from "@/components/accounts/credentials/login/login-texts";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { toast } from "@/components/ui/toast/toast";
import { resendVerificationAction, signUpAction } from "@/lib/accounts/credentials/actions";
import { callAction } from "@/lib/http/client/call-action";
import { forgetPerson, forgetSession } from "@/lib/auth/sign-out-broadcast";

export type LoginMode = "sign-in" | "sign-up";

type Start = {
  mode: LoginMode;
  /** A key of the `errors` texts, shown when the page opens. */
  error: string | null;
  /** Whether a sign-up has just sent its mail. */
  sent: boolean;
  loggedOut: boolean;
  texts: LoginTexts;
};

/**
 * The sign-in form's behaviour. Without JavaScript the browser submits the form and the next page shows the result;
 * with it the same fields go to the same targets, and only the result is rendered.
 */
export function useLogin(start: Start) {
  const { texts, loggedOut } = start;
  const signingUp = useNativeForm(signUpAction);
  const resending = useNativeForm(resendVerificationAction);
  const natively = signingUp.answer ?? resending.answer;
  // After a native submit only a refused sign-up reopens in sign-up mode.
  const [mode, setMode] = useState<LoginMode>(
    signingUp.answer?.ok || resending.answer ? "sign-in" : start.mode,
  );
  const [shown, setShown] = useState<LoginFormState>(() => {
    if (natively && !natively.ok)
      return { ...(resending.answer && { notice: "sent" }), ...formStateOf(natively) };
    if (resending.answer) return { notice: "sent", waiting: "reopened", done: texts.resent };
    if (signingUp.answer || start.sent)
      return { notice: "sent", waiting: "reopened", done: texts.checkEmail };
    return start.error ? formStateOf({ code: start.error }) : {};
  });
  const [busy, setBusy] = useState(false);
  // Of what a form was sent from: what takes its place moves nothing below it.
  const [height, setHeight] = useState<number>();
  /** The address of a sign-up, to which its mail is sent again. */
  const [email, setEmail] = useState("");
  // The viewer is signed out here. Drafts of an expired session are kept and restored after the next sign-in.
  useEffect(() => (loggedOut ? forgetPerson() : forgetSession()), [loggedOut]);
  useEffect(() => {
    if (!loggedOut) return;
    toast.success(texts.loggedOut, { description: texts.loggedOutText, id: "login" });
    replaceAddress((query) => query.delete("loggedOut"));
  }, [loggedOut, texts]);
  useEffect(() => {
    if (natively?.ok) showSent();
  }, [natively]);
  // The pressed button is gone.
  useEffect(() => {
    if (shown.waiting === "here") moveFocusWhenIdle(document.querySelector("main h1"));
  }, [shown.waiting]);

  /** Shows the result of an attempt. */
  function show(answer: LoginAnswer, done?: string): void {
    setBusy(false);
    if (answer.ok) {
      setShown(({ waiting }) => ({ notice: "sent", waiting: done === texts.checkEmail ? "here" : waiting }));
      toast.success(done, { id: "login" });
      return;
    }
    const { error, ...rest } = formStateOf(answer);
    setShown(({ waiting }) => ({ ...rest, ...(waiting && { notice: "sent", waiting }) }));
    if (error || rest.notice)
      toast.error(texts.errors[answer.code] ?? texts.errors.INTERNAL_ERROR, { id: "login" });
  }

  async function signIn(form: HTMLFormElement): Promise<void> {
    const refused = await sendSignIn(new FormData(form));
    // After a successful sign-in the button stays busy until the next page replaces this one.
    if (refused) show(refused);
  }

  async function signUp(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const answer = await callAction(() => signUpAction(null, fields));
    setEmail(String(fields.get("email") ?? ""));
    show(answer, texts.checkEmail);
    if (!answer.ok) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    setMode("sign-in");
    showSent();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    if (shown.waiting) return void resend(form);
    setBusy(true);
    setHeight(form.parentElement?.offsetHeight);
    void (mode === "sign-in" ? signIn(form) : signUp(form));
  }

  async function resend(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    const answer = await callAction(() => resendVerificationAction(null, new FormData(form)));
    show(answer, texts.resent);
    // What asks for another mail stays, to be pressed again.
    if (!answer.ok)
      setShown({ ...shown, fieldErrors: answer.fieldErrors, ...(shown.waiting && { waiting: "reopened" }) });
  }

  function switchTo(next: LoginMode): void {
    setMode(next);
    setShown({});
    replaceAddress((query) => {
      clearResult(query);
      if (next === "sign-up") query.set("mode", next);
    });
  }

  return {
    mode,
    shown,
    busy,
    height,
    email,
    submit,
    switchTo,
    resend,
    signUpAction: signingUp.action,
    resendAction: resending.action,
  };
}
