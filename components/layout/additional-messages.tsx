"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

/** Adds texts, given as JSON, to those already provided. */
export function AdditionalMessages({ texts, children }: { texts: string; children: ReactNode }) {
  const above = useMessages();
  const messages = useMemo(() => ({ ...above, ...(JSON.parse(texts) as Partial<Messages>) }), [above, texts]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
