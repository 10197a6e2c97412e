"use client";

import { addDays, dateOf } from "@/lib/i18n/calendar";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useGoTo } from "@/components/layout/shell/navigation";
import { useFindIdeas } from "@/components/posts/planning/asking/use-find-ideas";
import { PlanKinds } from "@/components/posts/planning/plan-kinds";
import { MAX_CAMPAIGN_IDEAS } from "@/lib/posts/campaigns/constants";
import { campaignQuery, campaignsQuery } from "@/lib/posts/campaigns/query-options";
import { daysProblem } from "@/lib/posts/campaigns/rules";
import type { Allowance, Campaign } from "@/lib/posts/campaigns/types";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { isBlank } from "@/lib/text";
import { CampaignAskForm } from "./campaign-ask-form";
import { CampaignFields } from "./campaign-fields";
import { useCampaignAsk } from "./use-campaign-ask";

/** How many days a campaign has at first. */
const DAYS = 28;

type CampaignFormProps = {
  timeZone: string;
  allowance: Allowance;
  /** The campaigns that there are already, above it. */
  running: ReactNode;
  children?: ReactNode;
};

/** A new campaign: its name and days, and what its ideas are made from. */
export function CampaignForm({ timeZone, allowance, running, children }: CampaignFormProps) {
  const t = useTranslations("Campaigns");
  const client = useQueryClient();
  const goTo = useGoTo();
  const today = dateOf(useNow().toISOString(), timeZone);
  const asking = useCampaignAsk("new", { beginsOn: addDays(today, 1), endsOn: addDays(today, DAYS) });
  const { ask, change, forget } = asking;
  const problem = ask.beginsOn && ask.endsOn ? daysProblem(ask, today) : {};
  const period =
    ask.beginsOn && ask.endsOn && Object.keys(problem).length === 0
      ? { beginsOn: ask.beginsOn, endsOn: ask.endsOn }
      : null;
  const { find, busy } = useFindIdeas<Campaign>({
    of: "campaign",
    path: "/api/campaign",
    onFound: (campaign) => {
      client.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
      void client.invalidateQueries({ queryKey: campaignsQuery().queryKey, exact: true });
      forget();
      goTo(campaignPath(campaign.id));
    },
  });
  return (
    <CampaignAskForm
      asking={asking}
      timeZone={timeZone}
      period={period}
      most={MAX_CAMPAIGN_IDEAS}
      busy={busy}
      missing={isBlank(ask.name) ? t("nameFirst") : period ? undefined : t("daysFirst")}
      onFind={(asked) => find({ name: ask.name.trim(), ...period, ...asked })}
      head={
        <>
          <PlanKinds is="campaign" />
          {running}
          <div className="grid gap-1.5">
            <h2 className="font-display text-2xl leading-8">{t("new")}</h2>
            <p className="max-w-text text-ink-soft tabular-nums">{t("used", allowance)}</p>
          </div>
          <CampaignFields ask={ask} today={today} problem={problem} onChange={change} />
        </>
      }
    >
      {children}
    </CampaignAskForm>
  );
}
