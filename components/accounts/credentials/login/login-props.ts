import { loginTexts } from "@/components/accounts/credentials/login/login-texts";
import { buttonVariants } from "@/components/ui/button";
import { type LoginError, loginErrorOf } from "@/lib/accounts/rules";
import { env } from "@/lib/settings/env";
import { ownPath } from "@/lib/http/origin";
import { cn } from "@/lib/utils";

/**
 * The sign-in form's props for a URL, built on the server.
 * @param csrfToken matches its cookie
 */
export async function loginProps(query: URLSearchParams, csrfToken: string) {
  const reset = query.get("reset") === "1";
  const error: LoginError | null = query.has("step")
    ? // A second step requested here has expired.
      "SECOND_FACTOR_EXPIRED"
    : loginErrorOf(query.get("error"));
  return {
    mode: query.get("mode") === "sign-up" ? ("sign-up" as const) : ("sign-in" as const),
    callbackUrl: ownPath(query.get("callbackUrl")),
    csrfToken,
    error,
    sent: query.get("sent") === "1",
    loggedOut: query.get("loggedOut") === "1",
    verified: reset || query.get("verified") === "1",
    texts: await loginTexts(reset ? "resetDone" : "verified"),
    button: `${buttonVariants()} mt-2 w-full`,
    buttonClassName: cn(buttonVariants({ variant: "outline" }), "w-full"),
    google: env().google,
  };
}
