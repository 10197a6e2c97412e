import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { EarlyEntryScript } from "@/components/layout/browser/early-entry-script";
import { EarlyPressScript } from "@/components/layout/browser/early-press-script";
import { LeaveBackEntryScript } from "@/components/layout/browser/leave-back-entry-script";
import { HydrationSignal } from "@/components/layout/browser/hydration-signal";
import { ServiceWorker } from "@/components/layout/browser/service-worker";
import { ThemeScript } from "@/components/layout/browser/theme/theme-script";
import { Toaster } from "@/components/ui/toast/toaster";
import { chosenTheme } from "@/components/layout/browser/theme/chosen-theme";
import { nonceOf } from "@/lib/http/headers/csp";
import { env } from "@/lib/settings/env";
import { shareImage } from "@/lib/i18n/share-image";
import { BAR_COLORS } from "@/components/layout/browser/theme/theme";
import { cn } from "@/lib/utils";
import { fontVariables } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("Metadata"), getLocale()]);
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: t("title"), template: t("titleTemplate", { title: "%s" }) },
    description: t("description"),
    openGraph: { images: [shareImage(locale, t("title"))] },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: BAR_COLORS,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, t, sent, theme] = await Promise.all([
    getLocale(),
    getTranslations("Common"),
    headers(),
    chosenTheme(),
  ]);
  // The middleware adds this nonce to the request's Content-Security-Policy.
  const nonce = nonceOf(sent.get("content-security-policy"));
  return (
    <html
      lang={locale}
      className={cn(fontVariables, theme)}
      // Whether a model reads what owners write, where they let it.
      data-reader={env().readingModel === null ? undefined : ""}
      suppressHydrationWarning
    >
      <body>
        <EarlyPressScript nonce={nonce} />
        <EarlyEntryScript nonce={nonce} />
        {children}
        <HydrationSignal />
        <Toaster closeLabel={t("close")} regionLabel={t("notifications")} />
        <ThemeScript nonce={nonce} />
        <LeaveBackEntryScript nonce={nonce} />
        {env().NODE_ENV === "production" && <ServiceWorker nonce={nonce} />}
      </body>
    </html>
  );
}
