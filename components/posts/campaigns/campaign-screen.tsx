"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorState } from "@/components/layout/states/error-state";
import { PlanHeader } from "@/components/posts/planning/plan-header";
import { PlanningFrame } from "@/components/posts/planning/planning-frame";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import type { Campaign } from "@/lib/posts/campaigns/types";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { RequestNewIdeas } from "./asking/request-new-ideas";
import { PlannedCampaign } from "./planned-campaign";

type CampaignScreenProps = {
  id: string;
  /** No page is connected: nothing can go out. */
  needsPage: boolean;
};

/** A campaign: its ideas and posts, and what can be done with the whole of it. */
export function CampaignScreen({ id, needsPage }: CampaignScreenProps) {
  const t = useTranslations("Campaigns");
  const locale = useLocale();
  const { data: campaign } = useQuery(campaignQuery(id));
  if (campaign === undefined) return null;
  return (
    <NextIntlClientProvider locale={locale} timeZone={campaign?.timeZone}>
      <PlanningFrame>
        <Header campaign={campaign} />
        {campaign ? (
          <Stages campaign={campaign} needsPage={needsPage} />
        ) : (
          <ErrorState
            title={t("gone")}
            text={t("goneText")}
            action={
              <Link href={campaignPath()} className={buttonVariants()}>
                {t("all")}
              </Link>
            }
          />
        )}
      </PlanningFrame>
    </NextIntlClientProvider>
  );
}

function Header({ campaign }: { campaign: Campaign | null }) {
  const t = useTranslations("Campaigns");
  const format = useWeekFormat(campaign?.timeZone ?? "UTC");
  return (
    <PlanHeader
      title={campaign?.name ?? t("title")}
      days={campaign ? format.range(campaign.beginsOn, campaign.endsOn) : undefined}
      back={{ href: campaignPath(), label: t("all") }}
    />
  );
}

function Stages({ campaign, needsPage }: { campaign: Campaign; needsPage: boolean }) {
  const [asks, setAsks] = useState(false);
  return asks ? (
    <RequestNewIdeas campaign={campaign} onClose={() => setAsks(false)} />
  ) : (
    <PlannedCampaign campaign={campaign} needsPage={needsPage} onAskAgain={() => setAsks(true)} />
  );
}
