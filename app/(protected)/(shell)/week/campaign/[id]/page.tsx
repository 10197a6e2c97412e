import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { PlanSkeleton } from "@/components/posts/planning/plan-skeleton";
import { CampaignScreen } from "@/components/posts/campaigns/campaign-screen";
import { requireOwner } from "@/lib/auth/actor";
import { getConnections } from "@/lib/connections/queries";
import { findCampaign } from "@/lib/posts/campaigns/queries";
import { campaignQuery } from "@/lib/posts/campaigns/query-options";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import { campaignPathSchema } from "@/lib/posts/campaigns/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignPage({ params }: PageProps<"/week/campaign/[id]">) {
  const actor = await requireOwner();
  const { id } = await params;
  const isId = campaignPathSchema.safeParse({ id }).success;
  const data = startLoading(Promise.all([isId ? findCampaign(actor, id) : null, getConnections(actor)]));
  const t = await getTranslations("Campaigns");
  const back = { href: campaignPath(), label: t("all") };
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
        "Reading.cancel",
        "Reading.takeTime",
        "Week.offer",
        "Week.state",
        "Week.times",
        "Workspace.schedule",
      ]}
      without={[
        "Connections.disconnect",
        "Posts.list",
        "Posts.next",
        "Posts.overview",
        "Posts.recent",
        "Workspace.schedule.late",
        "Workspace.schedule.lateAlways",
        "Workspace.schedule.lateHint",
        "Workspace.schedule.lateHour",
        "Workspace.schedule.lateKept",
        "Workspace.schedule.lateNever",
        "Workspace.schedule.platformMissing",
        "Workspace.schedule.text",
        "Workspace.schedule.title",
        "Workspace.schedule.tooFar",
      ]}
    >
      <PageWithSkeleton ready={data} skeleton={<PlanSkeleton title={t("title")} back={back} />}>
        <LoadedCampaign id={id} data={data} />
      </PageWithSkeleton>
    </Texts>
  );
}

type Data = [Awaited<ReturnType<typeof findCampaign>>, Awaited<ReturnType<typeof getConnections>>];

async function LoadedCampaign({ id, data }: { id: string; data: Promise<Data> }) {
  const [campaign, { FACEBOOK: page }] = await data;
  return (
    <HydrateQueries data={[[campaignQuery(id).queryKey, campaign]]}>
      <CampaignScreen key={id} id={id} needsPage={page === undefined} />
    </HydrateQueries>
  );
}
