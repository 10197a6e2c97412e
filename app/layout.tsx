import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { HoldPresses } from "@/components/layout/hold-presses";
import { ServiceWorker } from "@/components/layout/service-worker";
import { ThemeScript } from "@/components/layout/theme-script";
import { Toaster } from "@/components/ui/toaster";
import { chosenTheme } from "@/lib/chosen-theme";
import { nonceOf } from "@/lib/csp";
import { env } from "@/lib/env";
import { BAR_COLORS } from "@/lib/theme";
import { cn } from "@/lib/utils";
import { fontVariables } from "./fonts";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Metadata");
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: t("title"), template: t("titleTemplate", { title: "%s" }) },
    description: t("description"),
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
  // The middleware put it into this request's policy.
  const nonce = nonceOf(sent.get("content-security-policy"));
  return (
    <html lang={locale} className={cn(fontVariables, theme)} suppressHydrationWarning>
      <body>
        {children}
        <Toaster closeLabel={t("close")} regionLabel={t("notifications")} />
        <HoldPresses nonce={nonce} />
        <ThemeScript nonce={nonce} />
        {env().NODE_ENV === "production" && <ServiceWorker nonce={nonce} />}
      </body>
    </html>
  );
}
