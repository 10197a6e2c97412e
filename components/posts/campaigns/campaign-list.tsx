import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Link } from "@/components/ui/link";
import type { ListedCampaign } from "@/lib/posts/campaigns/types";
import { campaignPath } from "@/lib/posts/planning/planning-path";

type CampaignListProps = {
  /** Of those that are planned or run, or of those that are over. */
  title: "title" | "over";
  campaigns: readonly ListedCampaign[];
  timeZone: string;
};

/** Campaigns, each with its days and how far it is. */
export function CampaignList({ title, campaigns, timeZone }: CampaignListProps) {
  const t = useTranslations("Campaigns.list");
  const format = useWeekFormat(timeZone);
  const standOf = (campaign: ListedCampaign) =>
    (["published", "scheduled", "drafts", "ideas"] as const)
      .flatMap((kind) => (campaign[kind] > 0 ? t(kind, { count: campaign[kind] }) : []))
      .join(" · ");
  return (
    <section aria-labelledby={`campaigns-${title}`} className="grid gap-2">
      <h2 id={`campaigns-${title}`} className="text-section">
        {t(title)}
      </h2>
      <ul className="divide-y border-y">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <Link
              href={campaignPath(campaign.id)}
              className="group flex min-h-14 items-center justify-between gap-3 py-3"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium break-words group-hover:text-press">{campaign.name}</span>
                <span className="text-sm text-ink-soft tabular-nums">
                  {format.range(campaign.beginsOn, campaign.endsOn)}
                </span>
                <span className="text-sm text-ink-soft tabular-nums">
                  {standOf(campaign) || t("nothing")}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
