import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { Texts } from "@/components/layout/texts";
import { CampaignScreen } from "@/components/posts/campaigns/campaign-screen";
import { requireOwner } from "@/lib/auth/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignPage({ params }: PageProps<"/week/campaign/[id]">) {
  await requireOwner();
  const { id } = await params;
  return (
    <Texts
      of={["Campaigns", "Photos", "Planning", "Posts", "Week.offer", "Week.says", "Week.state", "Week.times"]}
    >
      <CampaignScreen key={id} id={id} />
      <SubscriptionRequiredDialog />
    </Texts>
  );
}
