import type { Metadata, Route } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/accounts/login-form";
import { LoginSheet } from "@/components/accounts/login-sheet";
import { loginTexts } from "@/components/accounts/login-texts";
import { OtherWays } from "@/components/accounts/other-ways";
import { SecondFactorForm } from "@/components/accounts/second-factor-form";
import { VerifyEmail } from "@/components/accounts/verify-email";
import { buttonVariants } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { csrfTokenOf } from "@/lib/accounts/issue-csrf-token";
import { readHalfSession } from "@/lib/accounts/issue-half-session";
import { loginErrorOf } from "@/lib/accounts/rules";
import { getActor } from "@/lib/auth";
import { env } from "@/lib/env";
import { ownPath } from "@/lib/origin";
import { csrfCookieName } from "@/lib/session-cookie";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Login");
  return { title: t("metaTitle"), alternates: { canonical: "/login" } };
}

type Query = Partial<
  Record<
    "mode" | "callbackUrl" | "error" | "token" | "sent" | "verified" | "reset" | "step",
    string | string[]
  >
>;

/** Sign in and sign up. Asks for the session's row: by the cookie alone a revoked session would go round in circles. */
export default async function LoginPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const callbackUrl = ownPath(query.callbackUrl);
  const token = typeof query.token === "string" ? query.token : undefined;
  if (!token && (await getActor())) redirect(callbackUrl as Route);
  const csrfToken = csrfTokenOf((await cookies()).get(csrfCookieName(env().https))?.value);
  const texts = await loginTexts(query.reset === "1" ? "resetDone" : "verified");
  const step = query.step === "code" || query.step === "recovery" ? query.step : null;
  const error = loginErrorOf(typeof query.error === "string" ? query.error : null);
  const half = step && (await readHalfSession());
  if (half) {
    const second = { csrfToken, callbackUrl, error, recovery: step === "recovery" };
    return (
      <LoginSheet>
        <SecondFactorForm {...second} />
      </LoginSheet>
    );
  }
  const form = {
    mode: query.mode === "sign-up" ? ("sign-up" as const) : ("sign-in" as const),
    callbackUrl,
    csrfToken,
    error: step ? ("SECOND_FACTOR_EXPIRED" as const) : error,
    sent: query.sent === "1",
    verified: query.verified === "1" || query.reset === "1",
    texts,
    button: `${buttonVariants()} mt-2 w-full`,
    spinner: <Spinner />,
    others: <OtherWays csrfToken={csrfToken} callbackUrl={callbackUrl} texts={texts} />,
  };
  return <LoginSheet>{token ? <VerifyEmail {...form} token={token} /> : <LoginForm {...form} />}</LoginSheet>;
}
