import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { SignedInMenu } from "@/components/accounts/signed-in-menu";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { AppShell } from "@/components/layout/app-shell";
import { LocaleCookie } from "@/components/layout/locale-cookie";
import { SandboxLine } from "@/components/layout/sandbox-line";
import { ViewerZone } from "@/components/layout/viewer-zone";
import { PushPresence } from "@/components/notices/push-presence";
import { requireActor } from "@/lib/auth";
import { env } from "@/lib/env";

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const actor = await requireActor();
  const [t, locale] = [await getTranslations("Shell"), await getLocale()];
  const { sandboxed, SANDBOX_URL, VAPID_PUBLIC_KEY } = env();
  return (
    <AppShell
      account={<SignedInMenu email={actor.email} label={t("accountMenu")} />}
      notice={<SandboxLine providers={sandboxed.map((name) => t(`providers.${name}`))} href={SANDBOX_URL} />}
    >
      {children}
      <SubscriptionRequiredDialog />
      {VAPID_PUBLIC_KEY && <PushPresence />}
      <ViewerZone />
      {actor.locale && actor.locale !== locale && <LocaleCookie locale={actor.locale} />}
    </AppShell>
  );
}
