import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { CampaignScreen } from "@/components/posts/campaigns/campaign-screen";
import { requireOwner } from "@/lib/auth/actor";
import { getConnections } from "@/lib/connections/queries";
import { findCampaign } from "@/lib/posts/campaigns/queries";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import { campaignPathSchema } from "@/lib/posts/campaigns/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignPage({ params }: PageProps<"/week/campaign/[id]">) {
  const actor = await requireOwner();
  const { id } = await params;
  const isId = campaignPathSchema.safeParse({ id }).success;
  const [campaign, { FACEBOOK: page }] = await Promise.all([
    isId ? findCampaign(actor, id) : null,
    getConnections(actor),
  ]);
  return (
    <Texts
      of={[
        "Campaigns",
        "Connections",
        "Media",
        "Needs.page",
        "Photos",
        "Planning",
        "Posts",
        "Week.offer",
        "Week.state",
        "Week.times",
      ]}
    >
      <HydrateQueries data={[[campaignQuery(id).queryKey, campaign]]}>
        <CampaignScreen key={id} id={id} needsPage={page === undefined} />
        <SubscriptionRequiredDialog />
      </HydrateQueries>
    </Texts>
  );
}
