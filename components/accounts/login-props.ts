import type { Locale, Messages } from "next-intl";
import { loginTexts } from "@/components/accounts/login-texts";
import { buttonVariants } from "@/components/ui/button";
import { loginErrorOf } from "@/lib/accounts/rules";
import { type LoginResult, readLoginResult } from "@/lib/accounts/tell-login-result";
import { env } from "@/lib/env";
import { ownPath } from "@/lib/origin";
import { cn } from "@/lib/utils";

type Asked = {
  query: URLSearchParams;
  /** Pairs with its cookie. */
  csrfToken: string;
  locale: Locale;
  /** All of that language. */
  messages: Messages;
};

/** What the sign-in form shows for an address, made on the server: plain values, so that either router can send them. */
export function loginProps({ query, csrfToken, locale, messages }: Asked) {
  const { google } = env();
  const reset = query.get("reset") === "1";
  return {
    mode: query.get("mode") === "sign-up" ? ("sign-up" as const) : ("sign-in" as const),
    callbackUrl: ownPath(query.get("callbackUrl") ?? undefined),
    csrfToken,
    result: resultIn(query),
    loggedOut: query.get("loggedOut") === "1",
    verified: reset || query.get("verified") === "1",
    texts: loginTexts(locale, messages, reset ? "resetDone" : "verified"),
    button: `${buttonVariants()} mt-2 w-full`,
    look: cn(buttonVariants({ variant: "outline" }), "w-full"),
    google,
  };
}

/** What the address says, in our own codes. A second step that is asked for here is one that is over. */
function resultIn(query: URLSearchParams): LoginResult | null {
  const result = query.has("step")
    ? { ok: false as const, code: "SECOND_FACTOR_EXPIRED" }
    : readLoginResult(query);
  return result && !result.ok ? { ...result, code: loginErrorOf(result.code) ?? "INTERNAL_ERROR" } : result;
}
