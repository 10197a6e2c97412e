import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { CampaignsScreen } from "@/components/posts/campaigns/campaigns-screen";
import { requireOwner } from "@/lib/auth/actor";
import { getBusiness } from "@/lib/brand/queries";
import { listCampaigns } from "@/lib/posts/campaigns/queries";
import { campaignsQuery } from "@/lib/posts/campaigns/query-options";
import { proposedSlots } from "@/lib/posts/posting-times/rules";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignsPage() {
  const actor = await requireOwner();
  const list = await listCampaigns(actor);
  const proposed = list.hasSlots ? [] : proposedSlots((await getBusiness(actor))?.industry ?? "other");
  return (
    <Texts
      of={[
        "Campaigns",
        "Photos",
        "Planning",
        "Posts.languages",
        "Posts.lengths",
        "Posts.tones",
        "Posts.types",
        "Week.offer",
        "Week.times",
      ]}
    >
      <HydrateQueries data={[[campaignsQuery().queryKey, list]]}>
        <CampaignsScreen proposed={proposed} />
        <SubscriptionRequiredDialog />
      </HydrateQueries>
    </Texts>
  );
}
