import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { CampaignsScreen } from "@/components/posts/campaigns/campaigns-screen";
import { requireOwner } from "@/lib/auth/actor";
import { listUnusedPictures } from "@/lib/media/queries";
import { unusedQuery } from "@/lib/media/query-options";
import { listCampaigns } from "@/lib/posts/campaigns/queries";
import { campaignsQuery } from "@/lib/posts/campaigns/query-options";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignsPage() {
  const actor = await requireOwner();
  const [list, photos] = await Promise.all([listCampaigns(actor), listUnusedPictures(actor, { page: 0 })]);
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
      <HydrateQueries
        data={[
          [campaignsQuery().queryKey, list],
          [unusedQuery().queryKey, { pages: [photos], pageParams: [0] }],
        ]}
      >
        <CampaignsScreen />
        <SubscriptionRequiredDialog />
      </HydrateQueries>
    </Texts>
  );
}
