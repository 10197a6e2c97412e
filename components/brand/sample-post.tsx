import { useTranslations } from "next-intl";
import type { Industry } from "@/lib/brand/types";
import { composeSample } from "@/lib/brand/sample-post";
import type { BusinessDraft } from "./business-field";
import { PostFrame } from "./post-frame";

type SamplePostProps = { business: BusinessDraft; picture?: string | null };

/** The post that a profile makes as far as it is filled in: it grows with each answer, by rule and without a model. */
export function SamplePost({ business, picture }: SamplePostProps) {
  const t = useTranslations("Brand.sample");
  const { industry, businessName } = business;
  const text = composeSample(business, {
    forThem: (audience) => t("forThem", { audience }),
    closing: industry === "" ? null : t(`closings.${industry as Industry}`),
  });
  return (
    <figure className="grid gap-2">
      <PostFrame label={t("label")} name={businessName.trim() || t("name")} picture={picture}>
        <p translate="no" className="min-h-24 px-4 py-4 break-words whitespace-pre-wrap">
          {text || <span className="text-ink-soft">{t("empty")}</span>}
        </p>
      </PostFrame>
      <figcaption className="text-sm text-ink-soft">{t("note")}</figcaption>
    </figure>
  );
}
