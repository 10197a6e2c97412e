import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { NavigationProvider } from "@/components/layout/shell/navigation";
import { PersonProvider } from "@/components/layout/shell/person";
import { QueryProvider } from "@/components/layout/query-provider";
import { requireActor } from "@/lib/auth/actor";
import { pickMessages } from "@/lib/i18n/messages";

export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  const { userId, sessionId } = await requireActor();
  const messages = await pickMessages("Errors", "Validation", "Common", "Shell", "SubscriptionRequired");
  return (
    <NextIntlClientProvider messages={messages}>
      <PersonProvider userId={userId} sessionId={sessionId}>
        <QueryProvider>
          <NavigationProvider>{children}</NavigationProvider>
        </QueryProvider>
      </PersonProvider>
    </NextIntlClientProvider>
  );
}
