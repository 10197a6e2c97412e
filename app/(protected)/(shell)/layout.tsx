import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SignedInMenu } from "@/components/accounts/sessions/signed-in-menu";
import { PaymentDueBanner } from "@/components/billing/payment-due-banner";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { AppShell } from "@/components/layout/shell/app-shell";
import { LocaleCookie } from "@/components/layout/browser/locale-cookie";
import { SandboxBanner } from "@/components/layout/shell/sandbox-banner";
import { Texts } from "@/components/layout/texts";
import { ViewerTimeZone } from "@/components/layout/browser/viewer-time-zone";
import { PushPresence } from "@/components/notices/push-presence";
import { requireActor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { env } from "@/lib/settings/env";

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const actor = await requireActor();
  const [t, locale] = [await getTranslations("Shell"), await getLocale()];
  const push = await getTranslations("Settings.push");
  const { sandboxed, SANDBOX_URL, VAPID_PUBLIC_KEY } = env();
  return (
    <AppShell
      account={<SignedInMenu email={actor.email} label={t("accountMenu")} />}
      notice={
        <>
          <SandboxBanner providers={sandboxed.map((name) => t(`providers.${name}`))} href={SANDBOX_URL} />
          {actor.owesPayment && (
            <Texts of={["Billing.button"]}>
              <PaymentDueBanner details={await getSubscription(actor)} />
            </Texts>
          )}
        </>
      }
    >
      {children}
      <SubscriptionRequiredDialog />
      {VAPID_PUBLIC_KEY && <PushPresence lost={push("lost")} lostText={push("lostText")} />}
      <ViewerTimeZone />
      {actor.locale && actor.locale !== locale && <LocaleCookie locale={actor.locale} />}
    </AppShell>
  );
}
