import type { Metadata, Route } from "next";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/accounts/login-form";
import { loginProps } from "@/components/accounts/login-props";
import { LoginSheet } from "@/components/accounts/login-sheet";
import { mailboxAddress } from "@/components/accounts/mailbox-address";
import { OtherWays } from "@/components/accounts/other-ways";
import { SecondFactorForm } from "@/components/accounts/second-factor-form";
import { VerifyEmail } from "@/components/accounts/verify-email";
import { Spinner } from "@/components/ui/spinner";
import { csrfTokenOf } from "@/lib/accounts/issue-csrf-token";
import { readHalfSession } from "@/lib/accounts/issue-half-session";
import { loginErrorOf } from "@/lib/accounts/rules";
import { getActor } from "@/lib/auth";
import { env } from "@/lib/env";
import { csrfCookieName } from "@/lib/session-cookie";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Login");
  return { title: t("metaTitle"), alternates: { canonical: "/login" } };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

/**
 * What /login is beside pages/sign-in.tsx: for mailed links, the second step, and for a browser that brings a
 * session. Asks for the session's row: by the cookie alone a revoked session would go round in circles.
 */
export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const query = onlyTexts(await searchParams);
  const csrfToken = csrfTokenOf((await cookies()).get(csrfCookieName(env().https))?.value);
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const { look, google, ...form } = loginProps({ query, csrfToken, locale, messages });
  const { callbackUrl, texts } = form;
  const token = query.get("token");
  if (!token && (await getActor())) redirect(callbackUrl as Route);
  const mailbox = mailboxAddress();
  const step = query.get("step");
  if (step && (await readHalfSession())) {
    const second = {
      csrfToken,
      callbackUrl,
      error: loginErrorOf(query.get("error")),
      recovery: step === "recovery",
    };
    return (
      <LoginSheet mailbox={mailbox}>
        <SecondFactorForm {...second} />
      </LoginSheet>
    );
  }
  const all = {
    ...form,
    spinner: <Spinner />,
    others: <OtherWays {...{ csrfToken, callbackUrl, texts, look, google }} />,
  };
  return (
    <LoginSheet mailbox={mailbox}>
      {token ? <VerifyEmail {...all} token={token} /> : <LoginForm {...all} />}
    </LoginSheet>
  );
}

/** The parameters that are given once. */
function onlyTexts(query: Awaited<Query>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
