import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { ONBOARDING_STEPS } from "@/lib/brand/constants";
import type { Business } from "@/lib/brand/types";

/** The brand profile, read-only: a section for each step that asked for it. */
export function BusinessView({ business }: { business: Business }) {
  const t = useTranslations("Brand");
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      {ONBOARDING_STEPS.map(({ id, fields }) => (
        <Card key={id}>
          <CardTitle className="mb-3">{t(`sections.${id}`)}</CardTitle>
          <div className="max-w-text break-words whitespace-pre-line">
            {fields.map((name, position) => (
              <Value key={name} name={name} business={business} labelled={position > 0} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

type ValueProps = { name: keyof Business; business: Business; labelled: boolean };

/** @param labelled whether its section's title does not name it */
function Value({ name, business, labelled }: ValueProps) {
  const t = useTranslations("Brand");
  if (name === "businessName") return <p className="text-lg font-medium break-words">{business[name]}</p>;
  if (name === "industry")
    return (
      <Badge variant="outline" className="mt-2">
        {t(`industries.${business[name]}`)}
      </Badge>
    );
  if (!business[name]) return null;
  return (
    <>
      {labelled && <h3 className="mt-4 text-label text-ink-soft">{t(`fields.${name}.label`)}</h3>}
      <p>{business[name]}</p>
    </>
  );
}
