import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalDocument } from "@/components/landing/legal-document";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Landing.legal");
  return { title: t("terms"), alternates: { canonical: "/terms" } };
}

export default async function TermsPage() {
  const t = await getTranslations("Landing.legal");
  return <LegalDocument title={t("terms")} src="/legal/terms.pdf" />;
}
