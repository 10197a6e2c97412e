"use client";

import type { ReactNode } from "react";
import { EmailField, PasswordField } from "@/components/accounts/login-field";
import { LoginAlert, VerificationNotice } from "@/components/accounts/login-notice";
import type { LoginTexts } from "@/components/accounts/login-texts";
import { type LoginMode, useLogin } from "@/components/accounts/use-login";
import { LOGIN_TARGETS } from "@/lib/accounts/constants";
import type { LoginResult } from "@/lib/accounts/tell-login-result";

export type LoginFormProps = {
  mode: LoginMode;
  /** Where a sign-in leads: a path of our own. */
  callbackUrl: string;
  /** Pairs with its cookie; next-auth asks for both. */
  csrfToken: string;
  /** What a form that was sent without script, or a link, came back with. */
  result: LoginResult | null;
  /** True for whoever has just signed out. */
  loggedOut: boolean;
  /** True after a verification link has done its work. */
  verified: boolean;
  texts: LoginTexts;
  /** The primary button's classes and its spinner, made on the server: what makes them would weigh more here than the form. */
  button: string;
  spinner: ReactNode;
  /** The ways to sign in without a password. */
  others: ReactNode;
};

/** Sign in and sign up, on one screen. */
export function LoginForm(props: LoginFormProps) {
  const { texts, callbackUrl } = props;
  const login = useLogin(props);
  const { mode, said, busy } = login;
  const signingIn = mode === "sign-in";
  const other = signingIn ? "sign-up" : "sign-in";
  const way = new URLSearchParams({ ...(signingIn ? { mode: other } : {}), callbackUrl });
  const label = signingIn ? texts.signIn : texts.signUp;
  return (
    <>
      <h1 className="page-title">{signingIn ? texts.welcome : texts.create}</h1>
      <p className="mt-2 text-ink-soft">{signingIn ? texts.welcomeText : texts.createText}</p>
      <form
        action={LOGIN_TARGETS[mode]}
        method="post"
        onSubmit={(event) => void login.submit(event)}
        className="mt-6 grid gap-4"
      >
        {props.verified && !said.notice && <LoginAlert kind="good" text={texts.verified} />}
        {said.error && !said.notice && <LoginAlert kind="bad" text={texts.errors[said.error]} />}
        {said.notice && (
          <VerificationNotice texts={texts} busy={busy} onResend={login.resend}>
            {said.notice === "sent"
              ? [said.done && `${said.done}.`, texts.verifyText].filter(Boolean).join(" ")
              : `${texts.errors[said.error ?? ""]} ${texts.verifyAnother}`}
          </VerificationNotice>
        )}
        <input type="hidden" name="csrfToken" value={props.csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <EmailField texts={texts} error={said.fieldErrors?.email?.[0]} />
        <PasswordField texts={texts} fresh={!signingIn} error={said.fieldErrors?.password?.[0]} />
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
          {label}
        </button>
      </form>
      {props.others}
      <p className="mt-6 text-center text-[0.9375rem] text-ink-soft">
        {signingIn ? texts.noAccount : texts.hasAccount}{" "}
        <a
          href={`/login?${way}`}
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
