"use client";

import { dateOf } from "@/lib/i18n/calendar";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { PlannedPosts } from "@/components/posts/planning/planned-posts";
import { MAX_CAMPAIGN_IDEAS } from "@/lib/posts/campaigns/constants";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import { isWrittenOrWriting } from "@/lib/posts/planning/is-written-or-writing";
import type { Campaign } from "@/lib/posts/campaigns/types";
import { isOnItsWay } from "@/lib/posts/rules";
import { CampaignPostRow } from "./campaign-post-row";
import { CampaignActions } from "./campaign-actions";

type PlannedCampaignProps = {
  campaign: Campaign;
  /** No page is connected. */
  needsPage: boolean;
  onAskAgain: () => void;
};

/** The ideas of a campaign and its posts in every state, with the two actions on all of them. */
export function PlannedCampaign({ campaign, needsPage, onAskAgain }: PlannedCampaignProps) {
  const t = useTranslations("Campaigns");
  const { id, timeZone, beginsOn, endsOn, ideas, posts } = campaign;
  const today = dateOf(useNow().toISOString(), timeZone);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const scope = useMemo(() => {
    const drafts = posts.filter((post) => post.status === "GENERATED" && !isOnItsWay(post));
    return {
      id,
      queryKey: campaignQuery(id).queryKey,
      drafts: new Map(drafts.map((post) => [post.id, post])),
      day: beginsOn,
      free: null,
      needsPage,
    };
  }, [id, beginsOn, needsPage, posts]);
  const more = endsOn >= today && ideas.filter(isWrittenOrWriting).length < MAX_CAMPAIGN_IDEAS;
  return (
    <PlannedPosts
      scope={scope}
      plan={campaign}
      title={t("ideasTitle", { count: ideas.filter(({ state }) => state !== "DROPPED").length })}
      onAskAgain={more ? onAskAgain : undefined}
      rowOf={(idea) => {
        const post = idea.postId === null ? undefined : byId.get(idea.postId);
        if (!post || scope.drafts.has(post.id)) return null;
        return <CampaignPostRow key={idea.id} post={post} idea={idea} timeZone={timeZone} />;
      }}
    >
      <CampaignActions campaign={campaign} />
    </PlannedPosts>
  );
}
