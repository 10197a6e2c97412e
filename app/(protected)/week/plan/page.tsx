import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { PlanningScreen } from "@/components/posts/planning/planning-screen";
import { requireOwner } from "@/lib/auth/actor";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { listUnusedPictures } from "@/lib/media/queries";
import { unusedQuery } from "@/lib/media/query-options";
import { getPlan } from "@/lib/posts/planning/get-plan";
import { planQuery } from "@/lib/posts/planning/query-options";
import { getWeek } from "@/lib/posts/week/queries";
import { weekQuery } from "@/lib/posts/week/query-options";
import { weekPageSchema } from "@/lib/posts/week/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Planning"))("title") };
}

export default async function PlanningPage({ searchParams }: PageProps<"/week/plan">) {
  const actor = await requireOwner();
  const week = await getWeek(
    actor,
    weekPageSchema.parse(await searchParams),
    browserTimeZone(await cookies()),
  );
  const { from, timeZone } = week;
  const [plan, photos] = await Promise.all([getPlan(actor, from), listUnusedPictures(actor, { page: 0 })]);
  return (
    <Texts
      of={[
        "Connections",
        "Media",
        "Needs.page",
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
          [weekQuery(from).queryKey, week],
          [planQuery(from).queryKey, plan],
          [unusedQuery().queryKey, { pages: [photos], pageParams: [0] }],
        ]}
      >
        <CityNames zone={timeZone}>
          <PlanningScreen key={from} from={from} />
          <SubscriptionRequiredDialog />
        </CityNames>
      </HydrateQueries>
    </Texts>
  );
}
