"use client";

import { type AbstractIntlMessages, type Locale, NextIntlClientProvider } from "next-intl";
import { SignedInMenu } from "./signed-in-menu";

type Props = { email: string; label: string; locale: Locale; messages: AbstractIntlMessages };

/** The account menu with its texts, for a page without client-side texts of its own. */
export function SignedInMenuWithTexts({ email, label, ...texts }: Props) {
  return (
    <NextIntlClientProvider {...texts}>
      <SignedInMenu email={email} label={label} />
    </NextIntlClientProvider>
  );
}
