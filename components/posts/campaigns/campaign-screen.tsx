"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorState } from "@/components/layout/states/error-state";
import { PlanHeader } from "@/components/posts/planning/plan-header";
import { PlanSkeleton } from "@/components/posts/planning/plan-skeleton";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ApiError } from "@/lib/http/api-client";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import type { Campaign } from "@/lib/posts/campaigns/types";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { AskAgain } from "./asking/ask-again";
import { PlannedCampaign } from "./planned-campaign";

/** A campaign: its ideas and posts, and what can be done with the whole of it. */
export function CampaignScreen({ id }: { id: string }) {
  const [t, planning] = [useTranslations("Campaigns"), useTranslations("Planning")];
  const locale = useLocale();
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <NextIntlClientProvider locale={locale} timeZone={campaign?.timeZone}>
      <main className="flex min-h-dvh flex-col bg-paper">
        <Header campaign={campaign} />
        {isGone ? (
          <ErrorState
            title={t("gone")}
            text={t("goneText")}
            action={
              <Link href={campaignPath()} className={buttonVariants()}>
                {t("all")}
              </Link>
            }
          />
        ) : campaign ? (
          <Stages campaign={campaign} />
        ) : error ? (
          <ErrorState
            title={t("loadFailed")}
            text={planning("loadFailedText")}
            action={<Button onClick={() => void refetch()}>{planning("tryAgain")}</Button>}
          />
        ) : (
          <PlanSkeleton />
        )}
      </main>
    </NextIntlClientProvider>
  );
}

function Header({ campaign }: { campaign: Campaign | undefined }) {
  const t = useTranslations("Campaigns");
  const format = useWeekFormat(campaign?.timeZone ?? "UTC");
  return (
    <PlanHeader
      title={campaign?.name ?? t("title")}
      days={campaign && format.range(campaign.beginsOn, campaign.endsOn)}
      back={{ href: campaignPath(), label: t("all") }}
    />
  );
}

function Stages({ campaign }: { campaign: Campaign }) {
  const [asks, setAsks] = useState(false);
  return asks ? (
    <AskAgain campaign={campaign} onClose={() => setAsks(false)} />
  ) : (
    <PlannedCampaign campaign={campaign} onAskAgain={() => setAsks(true)} />
  );
}
