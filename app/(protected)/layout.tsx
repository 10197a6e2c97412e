import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/layout/query-provider";
import { requireActor } from "@/lib/auth";
import { pickMessages } from "@/lib/messages";

export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  await requireActor();
  const messages = await pickMessages("Errors", "Validation", "Common", "Shell", "SubscriptionRequired");
  return (
    <NextIntlClientProvider messages={messages}>
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
