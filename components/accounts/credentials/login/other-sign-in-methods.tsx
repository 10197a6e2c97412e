import { useTranslations } from "next-intl";
import { GoogleButton } from "@/components/accounts/google/google-button";
import type { LoginTexts } from "./login-texts";
import { OpenElsewhere } from "../open-elsewhere";
import { buttonVariants } from "@/components/ui/button";
import { PasskeyButton } from "@/components/accounts/passkeys/passkey-button";

type OtherWaysProps = {
  csrfToken: string;
  callbackUrl: string;
  texts: LoginTexts;
  /** The buttons' classes. */
  buttonClassName: string;
  /** Whether Google sign-in is configured. */
  google: boolean;
  /** The page's address where the browser is one inside another app: Google refuses it, and it has no passkeys. */
  elsewhere: string | null;
};

/** The passwordless sign-in options, below the form. */
export function OtherSignInMethods({
  csrfToken,
  callbackUrl,
  texts,
  buttonClassName,
  google,
  elsewhere,
}: OtherWaysProps) {
  const t = useTranslations("Login");
  const fields = (
    <>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
    </>
  );
  if (elsewhere !== null && !google) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {t("or")}
      </p>
      {elsewhere !== null && (
        <OpenElsewhere
          address={elsewhere}
          texts={{
            text: t("elsewhere.text"),
            address: t("elsewhere.address"),
            copy: t("elsewhere.copy"),
            copied: t("elsewhere.copied"),
          }}
          button={buttonVariants({ variant: "outline" })}
        />
      )}
      {google && elsewhere === null && (
        <GoogleButton
          fields={fields}
          callbackUrl={callbackUrl}
          errors={texts.errors}
          className={buttonClassName}
        >
          <GoogleMark />
          {t("google")}
        </GoogleButton>
      )}
      {elsewhere === null && (
        <>
          {/* Passkeys need JavaScript: without it this button would do nothing. */}
          <noscript>
            <style>{".needs-script{display:none}"}</style>
          </noscript>
          <div className="needs-script">
            <PasskeyButton
              fields={fields}
              errors={{
                ...texts.errors,
                unsupported: t("passkey.unsupported"),
                cancelled: t("passkey.cancelled"),
              }}
              className={buttonClassName}
            >
              <KeyMark />
              {t("passkey.button")}
            </PasskeyButton>
          </div>
        </>
      )}
    </div>
  );
}

/** A key icon. Decorative. */
function KeyMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className="size-[1.125rem] fill-none stroke-current stroke-[1.6]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8.6 11.4 16.5 3.5M13.5 6.5l2.5 2.5M9.5 13.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z" />
    </svg>
  );
}

/** Google's logo in its own colours, as its branding guidelines require. Decorative. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="size-[1.125rem]">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.41 5.41 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
