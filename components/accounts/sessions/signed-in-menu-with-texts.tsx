"use client";

import { type Locale, NextIntlClientProvider } from "next-intl";
import { MoreTexts } from "@/components/layout/more-texts";
import { SignedInMenu } from "./signed-in-menu";

type Props = { email: string; label: string; locale: Locale; texts: string };

/** The account menu with its texts, for a page without client-side texts of its own. */
export function SignedInMenuWithTexts({ email, label, locale, texts }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}}>
      <MoreTexts texts={texts}>
        <SignedInMenu email={email} label={label} />
      </MoreTexts>
    </NextIntlClientProvider>
  );
}
