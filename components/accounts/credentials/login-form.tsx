"use client";

import type { ReactNode } from "react";
import { EmailField, PasswordField } from "@/components/accounts/credentials/login-field";
import { LoginAlert, VerificationNotice } from "@/components/accounts/credentials/login-notice";
import type { LoginTexts } from "@/components/accounts/credentials/login-texts";
import { type LoginMode, useLogin } from "@/components/accounts/credentials/use-login";
import { SIGN_IN_TARGET } from "@/lib/accounts/constants";

export type LoginFormProps = {
  mode: LoginMode;
  /** Where to go after sign-in: a path of this app. */
  callbackUrl: string;
  /** next-auth requires it together with its cookie. */
  csrfToken: string;
  /** A key of the `errors` texts: the result of a sign-in sent without JavaScript, or of a mailed link. */
  error: string | null;
  /** True after a sign-up has sent its mail. */
  sent: boolean;
  /** True after signing out. */
  loggedOut: boolean;
  /** True after a verification link was used. */
  verified: boolean;
  texts: LoginTexts;
  /** The primary button's classes and spinner, rendered on the server to keep their code out of this bundle. */
  button: string;
  spinner: ReactNode;
  /** The passwordless sign-in options. */
  others: ReactNode;
};

/** Sign-in and sign-up on one screen. */
export function LoginForm(props: LoginFormProps) {
  const { texts, callbackUrl } = props;
  const login = useLogin(props);
  const { mode, shown, busy } = login;
  const signingIn = mode === "sign-in";
  const other = signingIn ? "sign-up" : "sign-in";
  const params = new URLSearchParams({ ...(signingIn ? { mode: other } : {}), callbackUrl });
  const label = signingIn ? texts.signIn : texts.signUp;
  const target = signingIn ? { action: SIGN_IN_TARGET, method: "post" } : { action: login.signUpAction };
  return (
    <>
      <h1 className="page-title">{signingIn ? texts.welcome : texts.create}</h1>
      <p className="mt-2 min-h-[2lh] text-ink-soft">{signingIn ? texts.welcomeText : texts.createText}</p>
      <form {...target} onSubmit={login.submit} className="mt-6 grid gap-4">
        {props.verified && !shown.notice && <LoginAlert kind="good" text={texts.verified} />}
        {shown.error && shown.notice !== "link" && <LoginAlert kind="bad" text={texts.errors[shown.error]} />}
        <input type="hidden" name="csrfToken" value={props.csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <EmailField texts={texts} error={shown.fieldErrors?.email?.[0]} />
        <PasswordField texts={texts} fresh={!signingIn} error={shown.fieldErrors?.password?.[0]} />
        {signingIn && (
          <a
            href="/reset-password"
            className="text-link -mt-1 justify-self-start pointer-coarse:-mt-4 text-sm"
          >
            {texts.forgot}
          </a>
        )}
        <button
          type="submit"
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          className={props.button}
        >
          {busy && props.spinner}
          <span>{label}</span>
        </button>
        {/* Below what was pressed: above it, the fields would move under the hand when the answer is late. */}
        {shown.notice && (
          <VerificationNotice texts={texts} busy={busy} action={login.resendAction} onResend={login.resend}>
            {shown.notice === "sent"
              ? [shown.done && `${shown.done}.`, texts.verifyText].filter(Boolean).join(" ")
              : `${texts.errors[shown.error ?? ""]} ${texts.verifyAnother}`}
          </VerificationNotice>
        )}
      </form>
      {props.others}
      <p className="mt-6 text-center text-[0.9375rem] text-ink-soft">
        <span>{signingIn ? texts.noAccount : texts.hasAccount}</span>{" "}
        <a
          href={`/login?${params}`}
          className="text-link font-medium"
          onClick={(event) => {
            event.preventDefault();
            login.switchTo(other);
          }}
        >
          {signingIn ? texts.toSignUp : texts.toSignIn}
        </a>
      </p>
    </>
  );
}
