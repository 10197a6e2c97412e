import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { ONBOARDING_STEPS, PROFILE_PARTS } from "@/lib/brand/constants";
import type { Business } from "@/lib/brand/types";
import { ProfilePart } from "./profile-part";

type BusinessViewProps = {
  business: Business;
  /** The connected page's picture. */
  picture: string | null | undefined;
};

/** The brand profile, read-only: the owner's sentences, each under its title. */
export function BusinessView({ business, picture }: BusinessViewProps) {
  const t = useTranslations("Brand");
  return PROFILE_PARTS.map(({ id, steps }) => (
    <ProfilePart key={id} id={id} title={t(`parts.${id}`)}>
      {steps.map((step) => (
        <div key={step} className="max-w-text min-w-0 break-words">
          {step === "identity" ? (
            <Identity business={business} picture={picture} />
          ) : (
            <>
              <h3 className="text-label text-ink-soft">{t(`sections.${step}`)}</h3>
              {step === "pains" && <p className="text-sm text-ink-soft">{t("fields.painPoints.hint")}</p>}
              <Sentences business={business} step={step} />
            </>
          )}
        </div>
      ))}
    </ProfilePart>
  ));
}

function Identity({ business, picture }: BusinessViewProps) {
  const t = useTranslations("Brand");
  const { businessName, industry, industryWord } = business;
  return (
    <div className="flex items-start gap-4">
      <Avatar name={businessName} src={picture} className="size-16 text-xl" />
      <div className="min-w-0">
        <h3 className="text-label text-ink-soft">{t("sections.identity")}</h3>
        <p className="mt-0.5 mb-1.5 text-2xl leading-8 font-semibold break-words">{businessName}</p>
        <Badge variant="outline">
          {industryWord
            ? t("industryInWords", { industry: t(`industries.${industry}`), word: industryWord })
            : t(`industries.${industry}`)}
        </Badge>
      </div>
    </div>
  );
}

type Step = (typeof ONBOARDING_STEPS)[number]["id"];

/** What an owner has said in a step; the first under the step's own title. */
function Sentences({ business, step }: { business: Business; step: Step }) {
  const t = useTranslations("Brand");
  const fields = ONBOARDING_STEPS.find(({ id }) => id === step)?.fields ?? [];
  return fields
    .filter((name) => business[name])
    .map((name, position) => (
      <div key={name}>
        {position > 0 && <h4 className="mt-4 text-label text-ink-soft">{t(`fields.${name}.label`)}</h4>}
        <p className="mt-0.5 text-lg leading-7 whitespace-pre-line">{business[name]}</p>
      </div>
    ));
}
