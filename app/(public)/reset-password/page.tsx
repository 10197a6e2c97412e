import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoginSheet } from "@/components/accounts/credentials/login/login-sheet";
import { mailboxAddress } from "@/components/accounts/credentials/mailbox-address";
import { NewPasswordForm } from "@/components/accounts/credentials/new-password-form";
import { ResetRequestForm } from "@/components/accounts/credentials/reset-request-form";
import { resetAccessProps } from "@/components/accounts/credentials/login/access-choice-props";
import { resetTexts } from "@/components/accounts/credentials/reset-texts";
import { getEmailOfResetLink } from "@/lib/accounts/credentials/reset-access";
import { buttonVariants } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

export async function generateMetadata(): Promise<Metadata> {
  // The URL contains a secret, which no other site gets in a Referer header. Not `no-referrer`: a form would be sent
  // without its origin then, before any script has loaded, and be refused.
  const t = await getTranslations("Reset");
  return { title: t("metaTitle"), robots: { index: false }, referrer: "same-origin" };
}

/** Requests the reset mail; opened with that mail's secret, sets the new password. */
export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token } = await searchParams;
  const form = {
    texts: await resetTexts(),
    button: `${buttonVariants()} mt-2 w-full`,
    spinner: <Spinner />,
  };
  return (
    <LoginSheet mailbox={mailboxAddress()}>
      {typeof token === "string" ? (
        <NewPasswordForm
          {...form}
          token={token}
          email={await getEmailOfResetLink(token)}
          access={await resetAccessProps(token)}
        />
      ) : (
        <ResetRequestForm {...form} />
      )}
    </LoginSheet>
  );
}
