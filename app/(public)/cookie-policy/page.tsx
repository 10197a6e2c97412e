import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalDocument } from "@/components/landing/legal-document";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Landing.legal");
  return { title: t("cookies"), alternates: { canonical: "/cookie-policy" } };
}

export default async function CookiePolicyPage() {
  const t = await getTranslations("Landing.legal");
  return <LegalDocument title={t("cookies")} src="/legal/cookie-policy.pdf" />;
}
