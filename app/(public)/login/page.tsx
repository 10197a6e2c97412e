import type { Metadata, Route } from "next";
import { getTranslations } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/accounts/credentials/login/login-form";
import { loginProps } from "@/components/accounts/credentials/login/login-props";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { OtherSignInMethods } from "@/components/accounts/credentials/login/other-sign-in-methods";
import { SecondFactorForm } from "@/components/accounts/two-factor/second-factor-form";
import { VerifyEmail } from "@/components/accounts/credentials/verify-email";
import { Spinner } from "@/components/ui/spinner";
import { getSignUpByLink } from "@/lib/accounts/sign-ups";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { csrfTokenOf } from "@/lib/accounts/sessions/issue-csrf-token";
import { readPendingTwoFactor } from "@/lib/accounts/two-factor/pending-two-factor-session";
import { loginErrorOf } from "@/lib/accounts/rules";
import { getActor } from "@/lib/auth/actor";
import { visitorsPageTurn } from "@/lib/http/visitors-page-turn";
import { env } from "@/lib/settings/env";
import { isEmbeddedBrowser } from "@/lib/http/client/embedded-browser";
import { csrfCookieName } from "@/lib/auth/session-cookie";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Login");
  return { title: t("metaTitle"), alternates: { canonical: "/login" } };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

/**
 * Sign-in, sign-up, mailed links and the second step of a sign-in. Signed-in users are redirected only if their session
 * row is valid: by the cookie alone, a revoked session would redirect in a loop.
 */
export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  await visitorsPageTurn();
  const query = onlyTexts(await searchParams);
  const csrfToken = csrfTokenOf((await cookies()).get(csrfCookieName(env().https))?.value);
  const { buttonClassName, google, ...form } = await loginProps(query, csrfToken);
  const { callbackUrl, texts } = form;
  const token = query.get("token");
  if (!token && (await getActor())) redirect(callbackUrl as Route);
  const sheet = { mailbox: mailboxAddress(), photosWait: callbackUrl.startsWith("/photos?shared") };
  const embedded = isEmbeddedBrowser((await headers()).get("user-agent") ?? "");
  const elsewhere = embedded ? addressOf(query) : null;
  const step = query.get("step");
  if (step && (await readPendingTwoFactor())) {
    const second = {
      csrfToken,
      callbackUrl,
      error: loginErrorOf(query.get("error")),
      recovery: step === "recovery",
    };
    return (
      <LoginSheet {...sheet}>
        <SecondFactorForm {...second} />
      </LoginSheet>
    );
  }
  const all = {
    ...form,
    spinner: <Spinner />,
    others: <OtherSignInMethods {...{ csrfToken, callbackUrl, texts, buttonClassName, google, elsewhere }} />,
  };
  return (
    <LoginSheet {...sheet}>
      {token ? <VerifyEmail {...all} token={token} {...await signUpOf(token)} /> : <LoginForm {...all} />}
    </LoginSheet>
  );
}

/** Whose sign-up a link verifies. The password is chosen anew where it is another browser's. */
async function signUpOf(token: string) {
  const signUp = await getSignUpByLink(token, describeClient(await headers()));
  return { email: signUp?.email ?? null, choosesPassword: signUp !== null && !signUp.own };
}

/** The address by which this page opens in another browser. */
function addressOf(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => name === "mode" || name === "callbackUrl"));
  return `${env().APP_URL}/login${kept.size > 0 ? `?${kept}` : ""}`;
}

/** The query parameters that occur exactly once. */
function onlyTexts(query: Awaited<Query>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
