import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LoginSheet } from "@/components/accounts/login-sheet";
import { mailboxAddress } from "@/components/accounts/mailbox-address";
import { NewPasswordForm } from "@/components/accounts/new-password-form";
import { ResetRequestForm } from "@/components/accounts/reset-request-form";
import { resetTexts } from "@/components/accounts/reset-texts";
import { buttonVariants } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

export async function generateMetadata(): Promise<Metadata> {
  // The address of this page holds a secret: it goes to nobody else.
  const t = await getTranslations("Reset");
  return { title: t("metaTitle"), robots: { index: false }, referrer: "no-referrer" };
}

/** Asks for the mail that sets a new password; with that mail's secret, sets it. */
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
        <NewPasswordForm {...form} token={token} />
      ) : (
        <ResetRequestForm {...form} />
      )}
    </LoginSheet>
  );
}
