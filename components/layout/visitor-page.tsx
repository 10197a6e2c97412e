import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import Head from "next/head";
import type { ReactNode } from "react";
import { BAR_COLORS } from "@/lib/theme";
import type { Visit } from "@/lib/visit";
import { ServiceWorker } from "./service-worker";
import { ThemeScript } from "./theme-script";

/** What app/layout.tsx is for the App Router's pages: texts, icons and the few lines of script. */
export function VisitorPage({ visit, children }: { visit: Visit; children: ReactNode }) {
  const { locale, messages, nonce, worker } = visit;
  return (
    <NextIntlClientProvider locale={locale} messages={messages as AbstractIntlMessages} timeZone="UTC">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {BAR_COLORS.map(({ media, color }) => (
          <meta key={media} name="theme-color" media={media} content={color} />
        ))}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-icon.png" sizes="180x180" type="image/png" />
      </Head>
      {children}
      <ThemeScript nonce={nonce ?? undefined} />
      {worker && <ServiceWorker nonce={nonce ?? undefined} />}
    </NextIntlClientProvider>
  );
}
