"use client";

import { dateOf } from "@/lib/i18n/calendar";
import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { PlanHeader } from "@/components/posts/planning/plan-header";
import { PlanningFrame } from "@/components/posts/planning/planning-frame";
import { PlanKinds } from "@/components/posts/planning/plan-kinds";
import { campaignsQuery } from "@/lib/posts/campaigns/query-options";
import { CampaignForm } from "./asking/campaign-form";
import { CampaignList } from "./campaign-list";
import { NoneLeft, NotInPlan } from "./no-campaign";

/** Campaigns are planned and listed here. */
export function CampaignsScreen() {
  const [t, planning] = [useTranslations("Campaigns"), useTranslations("Planning")];
  const locale = useLocale();
  const { data } = useQuery(campaignsQuery());
  const now = useNow();
  if (!data) return null;
  const { timeZone, allowance, campaigns } = data;
  const left = allowance.limit - allowance.used;
  const today = dateOf(now.toISOString(), timeZone);
  const listOf = (kind: "title" | "over") => {
    const listed = campaigns.filter(({ endsOn }) => endsOn < today === (kind === "over"));
    return listed.length > 0 && <CampaignList title={kind} campaigns={listed} timeZone={timeZone} />;
  };
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone}>
      <PlanningFrame>
        <PlanHeader title={t("title")} back={{ href: "/week", label: planning("back") }} />
        {left > 0 ? (
          <CampaignForm timeZone={timeZone} allowance={allowance} running={listOf("title")}>
            {listOf("over")}
          </CampaignForm>
        ) : (
          <div className="mx-auto grid w-full max-w-[38rem] content-start gap-8 px-4 py-6">
            <PlanKinds is="campaign" />
            {allowance.limit === 0 ? <NotInPlan {...allowance} /> : <NoneLeft {...allowance} />}
            {listOf("title")}
            {listOf("over")}
          </div>
        )}
      </PlanningFrame>
    </NextIntlClientProvider>
  );
}
