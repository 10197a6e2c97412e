import { getTranslations } from "next-intl/server";
import { LoginAlert } from "@/components/accounts/credentials/login/login-notice";
import { NativeLoginField } from "@/components/accounts/credentials/login/native-login-field";
import { buttonVariants } from "@/components/ui/button";
import type { LoginError } from "@/lib/accounts/rules";

type SecondFactorFormProps = {
  csrfToken: string;
  callbackUrl: string;
  error: LoginError | null;
  /** Asks for a recovery code instead of one from the app. */
  recovery: boolean;
};

/** The second step of a sign-in. A plain form without any client-side JavaScript. */
export async function SecondFactorForm({ csrfToken, callbackUrl, error, recovery }: SecondFactorFormProps) {
  const [t, errorText] = [await getTranslations("Login.secondFactor"), await getTranslations("Errors")];
  const other = new URLSearchParams({ step: recovery ? "code" : "recovery", callbackUrl });
  return (
    <>
      <h1 className="page-title">{t("title")}</h1>
      <p className="mt-2 text-ink-soft">{recovery ? t("recoveryText") : t("text")}</p>
      <form action="/api/auth/callback/second-factor" method="post" className="mt-6 grid gap-4">
        {error && <LoginAlert kind="bad" text={errorText(error)} />}
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <input type="hidden" name="step" value={recovery ? "recovery" : "code"} />
        <NativeLoginField
          name="code"
          label={recovery ? t("recoveryCode") : t("code")}
          autoFocus
          autoComplete={recovery ? "off" : "one-time-code"}
          inputMode={recovery ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={recovery ? 24 : 8}
          className="text-lg tracking-[0.12em] tabular-nums"
        />
        <button type="submit" className={`${buttonVariants()} mt-2 w-full`}>
          {t("submit")}
        </button>
      </form>
      <p className="mt-6 grid gap-2 text-center text-[0.9375rem]">
        <a href={`/login?${other}`} className="text-link">
          {recovery ? t("toApp") : t("toRecovery")}
        </a>
        <a href={`/login?${new URLSearchParams({ callbackUrl })}`} className="text-link">
          {t("startOver")}
        </a>
      </p>
    </>
  );
}
