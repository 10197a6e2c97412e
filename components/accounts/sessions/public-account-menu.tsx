"use client";

import { type Locale, NextIntlClientProvider } from "next-intl";
import { AdditionalMessages } from "@/components/layout/additional-messages";
import { SignedInMenu } from "./signed-in-menu";

type Props = { email: string; label: string; locale: Locale; texts: string };

/** The account menu with its texts, for a page without client-side texts of its own. */
export function PublicAccountMenu({ email, label, locale, texts }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}}>
      <AdditionalMessages texts={texts}>
        <SignedInMenu email={email} label={label} />
      </AdditionalMessages>
    </NextIntlClientProvider>
  );
}
