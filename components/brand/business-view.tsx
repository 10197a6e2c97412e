import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import type { Business } from "@/lib/brand/types";

/** The brand profile, read-only. */
export function BusinessView({ business }: { business: Business }) {
  const t = useTranslations("Brand");
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      <Section title={t("sections.identity")}>
        <p className="text-lg font-medium break-words">{business.businessName}</p>
        <Badge variant="outline" className="mt-2">
          {t(`industries.${business.industry}`)}
        </Badge>
      </Section>
      <Section title={t("sections.story")}>{business.description}</Section>
      <Section title={t("sections.audience")}>{business.targetAudience}</Section>
      <Section title={t("sections.pains")}>{business.painPoints}</Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardTitle className="mb-3">{title}</CardTitle>
      <div className="max-w-text break-words whitespace-pre-line">{children}</div>
    </Card>
  );
}
