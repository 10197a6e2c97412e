import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ServiceWorker } from "@/components/layout/service-worker";
import { ThemeScript } from "@/components/layout/theme-script";
import { Toaster } from "@/components/ui/toaster";
import { chosenTheme } from "@/lib/chosen-theme";
import { env } from "@/lib/env";
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
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f5" },
    { media: "(prefers-color-scheme: dark)", color: "#171411" },
  ],
};

/** The nonce that the middleware put into this request's policy. */
async function requestNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get("content-security-policy") ?? "")?.[1];
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, t, nonce, theme] = await Promise.all([
    getLocale(),
    getTranslations("Common"),
    requestNonce(),
    chosenTheme(),
  ]);
  return (
    <html lang={locale} className={cn(fontVariables, theme)} suppressHydrationWarning>
      <body>
        {children}
        <Toaster closeLabel={t("close")} regionLabel={t("notifications")} />
        <ThemeScript nonce={nonce} />
        <ServiceWorker nonce={nonce} />
      </body>
    </html>
  );
}
