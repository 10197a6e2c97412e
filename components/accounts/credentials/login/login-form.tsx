"use client";

import type { ReactNode } from "react";
import { EmailField, PasswordField } from "@/components/accounts/credentials/login/login-field";
import { LoginAlert, VerificationNotice } from "@/components/accounts/credentials/login/login-notice";
import type { LoginTexts } from "@/components/accounts/credentials/login/login-texts";
import { type LoginMode, useLogin } from "@/components/accounts/credentials/login/use-login";
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
  const params = new URLSearchParams({
    ...(signingIn && !shown.waiting ? { mode: other } : {}),
    callbackUrl,
  });
  const label = signingIn ? texts.signIn : texts.signUp;
  const target = signingIn ? { action: SIGN_IN_TARGET, method: "post" } : { action: login.signUpAction };
  const { waiting } = shown;
  return (
    <div className="flex flex-col" style={waiting && { minHeight: login.height }}>
      {!waiting && (
        <>
          <h1 className="page-title">{signingIn ? texts.welcome : texts.create}</h1>
          <p className="mt-2 min-h-[2lh] text-ink-soft">{signingIn ? texts.welcomeText : texts.createText}</p>
        </>
      )}
      <form
        // Another one: that of a sign-up would move. Before the spread: behind it React asks for keys of all children.
        key={waiting}
        {...target}
        onSubmit={login.submit}
        className={waiting ? "grid gap-4" : "mt-6 grid gap-4"}
      >
        {props.verified && !shown.notice && <LoginAlert kind="good" text={texts.verified} />}
        {shown.error && shown.notice !== "link" && <LoginAlert kind="bad" text={texts.errors[shown.error]} />}
        <input type="hidden" name="csrfToken" value={props.csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        {waiting === "here" ? (
          <input type="hidden" name="email" value={login.email} />
        ) : (
          <div className={waiting && "order-1"}>
            <EmailField texts={texts} error={shown.fieldErrors?.email?.[0]} />
          </div>
        )}
        {!waiting && (
          <PasswordField texts={texts} fresh={!signingIn} error={shown.fieldErrors?.password?.[0]} />
        )}
        {signingIn && !waiting && (
          <a
            href="/reset-password"
            className="text-link -mt-1 justify-self-start pointer-coarse:-mt-4 text-sm"
          >
            {texts.forgot}
          </a>
        )}
        {!waiting && (
          <button
            type="submit"
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            className={props.button}
          >
            {busy && props.spinner}
            <span>{label}</span>
          </button>
        )}
        {/* Below what was pressed: above it, the fields would move under the hand when the answer is late. */}
        {shown.notice && (
          <VerificationNotice
            texts={texts}
            alone={waiting !== undefined}
            busy={busy}
            action={login.resendAction}
            onResend={login.resend}
          >
            {shown.notice === "sent"
              ? [shown.done && `${shown.done}.`, texts.verifyText].filter(Boolean).join(" ")
              : `${texts.errors[shown.error ?? ""]} ${texts.verifyAnother}`}
          </VerificationNotice>
        )}
      </form>
      {!waiting && props.others}
      <p className="mt-auto pt-6 text-center text-[0.9375rem] text-ink-soft">
        <span>{signingIn && !waiting ? texts.noAccount : texts.hasAccount}</span>{" "}
        <a
          href={`/login?${params}`}
          className="text-link font-medium"
          onClick={(event) => {
            event.preventDefault();
            login.switchTo(waiting ? "sign-in" : other);
          }}
        >
          {signingIn && !waiting ? texts.toSignUp : texts.toSignIn}
        </a>
      </p>
    </div>
  );
}
