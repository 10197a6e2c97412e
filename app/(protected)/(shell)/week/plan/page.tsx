import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { PlanSkeleton } from "@/components/posts/planning/plan-skeleton";
import { PlanningScreen } from "@/components/posts/planning/planning-screen";
import { weekPath } from "@/components/posts/week/week-path";
import { type Actor, requireOwner } from "@/lib/auth/actor";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { listUnusedPhotos } from "@/lib/media/queries";
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
  const { from } = weekPageSchema.parse(await searchParams);
  const data = startLoading(readPlan(actor, from, browserTimeZone(await cookies())));
  const t = await getTranslations("Planning");
  const back = { href: from ? weekPath(from) : "/week", label: t("back") } as const;
  return (
    <Texts
      of={[
        "Connections",
        "Media",
        "Needs.page",
        "Photos",
        "Planning",
        "Posts.moment",
        "Reading.cancel",
        "Reading.takeTime",
        "Week.offer",
        "Week.times",
        "Week.zone",
        "Workspace.schedule",
      ]}
      without={[
        "Connections.callback.failedHere",
        "Connections.callback.processing",
        "Connections.callback.success",
        "Connections.disconnect",
        "Planning.askPhoto",
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
        <LoadedPlan data={data} />
      </PageWithSkeleton>
    </Texts>
  );
}

async function readPlan(actor: Actor, day: string | undefined, zone: string | null) {
  const week = await getWeek(actor, { from: day }, zone);
  const { from } = week;
  const [plan, photos] = await Promise.all([getPlan(actor, from), listUnusedPhotos(actor, { page: 0 })]);
  return { week, plan, photos };
}

async function LoadedPlan({ data }: { data: ReturnType<typeof readPlan> }) {
  const { week, plan, photos } = await data;
  const { from, timeZone } = week;
  return (
    <HydrateQueries
      data={[
        [weekQuery(from).queryKey, week],
        [planQuery(from).queryKey, plan],
        [unusedQuery().queryKey, { pages: [photos], pageParams: [0] }],
      ]}
    >
      <CityNames zone={timeZone}>
        <PlanningScreen key={from} from={from} />
      </CityNames>
    </HydrateQueries>
  );
}
