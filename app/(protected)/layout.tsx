import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { ConnectHost } from "@/components/connections/connect-host";
import { CityNames } from "@/components/layout/city-names";
import { NavigationProvider } from "@/components/layout/shell/navigation";
import { ViewerProvider } from "@/components/layout/shell/viewer-context";
import { BlankQuestion } from "@/components/posts/checking/blank-question";
import { QueryProvider } from "@/components/layout/query-provider";
import { Texts } from "@/components/layout/texts";
import { requireActor } from "@/lib/auth/actor";

export default async function ProtectedLayout({ children }: { children: ReactNode }) {
  const { userId, sessionId } = await requireActor();
  return (
    <NextIntlClientProvider messages={{}}>
      <Texts
        of={["Errors", "Validation", "Common", "Shell", "SubscriptionRequired", "BlankQuestion"]}
        // Only visitors, mails' links and other servers meet them.
        without={[
          "Errors.DEMO_SPENT",
          "Errors.DEMO_USED",
          "Errors.EMAIL_NOT_VERIFIED",
          "Errors.FORM_EXPIRED",
          "Errors.LINK_EXPIRED",
          "Errors.LINK_INVALID",
          "Errors.LINK_USED",
          "Errors.NOT_READY",
          "Errors.PASSKEY_UNKNOWN",
          "Errors.SECOND_FACTOR_EXPIRED",
          "Errors.SIGN_IN_TO_CONFIRM",
          "Errors.WEBHOOK_REFUSED",
        ]}
      >
        <ViewerProvider userId={userId} sessionId={sessionId}>
          <QueryProvider>
            <NavigationProvider>
              <CityNames>{children}</CityNames>
              <ConnectHost />
              <BlankQuestion />
            </NavigationProvider>
          </QueryProvider>
        </ViewerProvider>
      </Texts>
    </NextIntlClientProvider>
  );
}
