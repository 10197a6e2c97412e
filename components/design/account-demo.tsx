"use client";

import { useTranslations } from "next-intl";
import { AccountMenu } from "@/components/layout/shell/account-menu";

/** The account menu with a sign-out that always fails, to show its message. */
export function AccountDemo() {
  const t = useTranslations("Design");
  const shell = useTranslations("Shell");
  return (
    <AccountMenu
      email={t("email")}
      label={shell("accountMenu")}
      onSignOut={() => Promise.reject(new Error("There is no session here"))}
    />
  );
}
