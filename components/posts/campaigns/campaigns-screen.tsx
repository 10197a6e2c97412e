"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { PlanHeader } from "@/components/posts/planning/plan-header";
import { PlanKinds } from "@/components/posts/planning/plan-kinds";
import { campaignsQuery } from "@/lib/posts/campaigns/query-options";
import type { Slot } from "@/lib/posts/posting-times/types";
import { CampaignForm } from "./asking/campaign-form";
import { CampaignList } from "./campaign-list";
import { NoneLeft, NotInPlan } from "./no-campaign";

/** Campaigns are planned and listed here. @param proposed posting times for an owner who has none */
export function CampaignsScreen({ proposed }: { proposed: readonly Slot[] }) {
  const [t, planning] = [useTranslations("Campaigns"), useTranslations("Planning")];
  const locale = useLocale();
  const { data } = useQuery(campaignsQuery());
  if (!data) return null;
  const { timeZone, allowance, campaigns } = data;
  const left = allowance.limit - allowance.used;
  const list = campaigns.length > 0 && <CampaignList campaigns={campaigns} timeZone={timeZone} />;
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone}>
      <main className="flex min-h-dvh flex-col bg-paper">
        <PlanHeader title={t("title")} back={{ href: "/week", label: planning("back") }} />
        {left > 0 ? (
          <CampaignForm timeZone={timeZone} proposed={proposed} allowance={allowance}>
            {list}
          </CampaignForm>
        ) : (
          <div className="mx-auto grid w-full max-w-[38rem] content-start gap-8 px-4 py-6">
            <PlanKinds is="campaign" />
            {allowance.limit === 0 ? <NotInPlan {...allowance} /> : <NoneLeft {...allowance} />}
            {list}
          </div>
        )}
      </main>
    </NextIntlClientProvider>
  );
}
