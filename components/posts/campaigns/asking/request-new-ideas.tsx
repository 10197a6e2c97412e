"use client";

import { dateOf } from "@/lib/i18n/calendar";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { useFindIdeas } from "@/components/posts/planning/asking/use-find-ideas";
import { MAX_CAMPAIGN_IDEAS } from "@/lib/posts/campaigns/constants";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import type { Campaign } from "@/lib/posts/campaigns/types";
import { isWrittenOrWriting } from "@/lib/posts/planning/is-written-or-writing";
import { CampaignAskForm } from "./campaign-ask-form";
import { useCampaignAsk } from "./use-campaign-ask";

/** Requests new ideas for a campaign, in place of those that were not written. */
export function RequestNewIdeas({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useTranslations("Campaigns");
  const client = useQueryClient();
  const { id, timeZone, beginsOn, endsOn, ideas, brief } = campaign;
  const standing = ideas.filter(isWrittenOrWriting);
  const photos = ideas.flatMap(({ photo, state }) =>
    photo && state !== "WRITTEN" ? [[photo.id, true] as const] : [],
  );
  const asking = useCampaignAsk(id, { brief, photos: Object.fromEntries(photos) });
  const today = dateOf(useNow().toISOString(), timeZone);
  const { find, busy } = useFindIdeas<Campaign>({
    of: id,
    path: `/api/campaign/${id}/plan`,
    onFound: (found) => {
      client.setQueryData(campaignQuery(id).queryKey, found);
      asking.forget();
      onClose();
    },
  });
  return (
    <CampaignAskForm
      asking={asking}
      timeZone={timeZone}
      period={endsOn < today ? null : { beginsOn, endsOn }}
      most={MAX_CAMPAIGN_IDEAS - standing.length}
      taken={new Set(standing.map(({ slotAt }) => slotAt))}
      busy={busy}
      onFind={find}
      onCancel={onClose}
      head={<h2 className="font-display text-2xl leading-8">{t("again")}</h2>}
    />
  );
}
