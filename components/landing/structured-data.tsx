import { useTranslations } from "next-intl";
import { PLANS } from "@/lib/billing/plans";

/** Structured data for search engines: the product and its list prices. A data block, not executed by browsers. */
export function StructuredData({ appUrl }: { appUrl: string }) {
  const t = useTranslations();
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: t("Metadata.title"),
    description: t("Landing.metaDescription"),
    url: appUrl,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: PLANS.map(({ name, list }) => ({
      "@type": "Offer",
      name: t(name),
      price: list.price.amount,
      priceCurrency: list.price.currency,
    })),
  };
  // A `<` in a text could close the script element.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
