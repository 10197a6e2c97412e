import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { PlanSkeleton } from "@/components/posts/planning/plan-skeleton";
import { CampaignsScreen } from "@/components/posts/campaigns/campaigns-screen";
import { requireOwner } from "@/lib/auth/actor";
import { listUnusedPhotos } from "@/lib/media/queries";
import { unusedQuery } from "@/lib/media/query-options";
import { listCampaigns } from "@/lib/posts/campaigns/queries";
import { campaignsQuery } from "@/lib/posts/campaigns/query-options";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Campaigns"))("title") };
}

export default async function CampaignsPage() {
  const actor = await requireOwner();
  const data = startLoading(Promise.all([listCampaigns(actor), listUnusedPhotos(actor, { page: 0 })]));
  const [t, planning] = [await getTranslations("Campaigns"), await getTranslations("Planning")];
  const back = { href: "/week", label: planning("back") } as const;
  return (
    <Texts of={["Campaigns", "Photos", "Planning", "Week.offer", "Week.times"]}>
      <PageWithSkeleton ready={data} skeleton={<PlanSkeleton title={t("title")} back={back} />}>
        <LoadedCampaigns data={data} />
      </PageWithSkeleton>
    </Texts>
  );
}

type Data = [Awaited<ReturnType<typeof listCampaigns>>, Awaited<ReturnType<typeof listUnusedPhotos>>];

async function LoadedCampaigns({ data }: { data: Promise<Data> }) {
  const [list, photos] = await data;
  return (
    <HydrateQueries
      data={[
        [campaignsQuery().queryKey, list],
        [unusedQuery().queryKey, { pages: [photos], pageParams: [0] }],
      ]}
    >
      <CampaignsScreen />
    </HydrateQueries>
  );
}
