import { useLocale, useTranslations } from "next-intl";
import Head from "next/head";
import { LANGUAGES } from "@/lib/locales";

/** What search engines and those who share the page are told. `appUrl` is where the app is served. */
export function LandingHead({ appUrl }: { appUrl: string }) {
  const [t, locale] = [useTranslations("Landing"), useLocale()];
  const [title, description] = [t("metaTitle"), t("metaDescription")];
  const properties = {
    "og:type": "website",
    "og:url": appUrl,
    "og:site_name": "Postwright",
    "og:locale": LANGUAGES[locale].openGraph,
    "og:title": title,
    "og:description": description,
    "og:image": `${appUrl}/opengraph-image`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": t("share"),
  };
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={appUrl} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* The rest of the card is read from Open Graph. Source: X, Cards markup. */}
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
