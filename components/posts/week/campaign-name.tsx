import { useTranslations } from "next-intl";
import type { Post } from "@/lib/posts/types";

/** The campaign that a post belongs to, by its name. */
export function CampaignName({ campaign }: { campaign: NonNullable<Post["campaign"]> }) {
  const t = useTranslations("Posts");
  return (
    <p className="text-[0.8125rem] leading-[1.125rem] break-words text-ink-soft">
      <span className="sr-only">{t("campaign")}: </span>
      <span>{campaign.name}</span>
    </p>
  );
}
