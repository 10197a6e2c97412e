import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { WeekPhotos } from "@/components/posts/photos/incoming/week-photos";
import { WeekScreen } from "@/components/posts/week/week-screen";
import { WeekSkeleton } from "@/components/posts/week/week-skeleton";
import { requireOwner } from "@/lib/auth/actor";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getWeek } from "@/lib/posts/week/queries";
import { weekQuery } from "@/lib/posts/week/query-options";
import { weekPageSchema } from "@/lib/posts/week/schema";
import type { Week } from "@/lib/posts/week/types";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Week"))("title") };
}

export default async function WeekPage({ searchParams }: PageProps<"/week">) {
  const actor = await requireOwner();
  const week = startLoading(
    getWeek(actor, weekPageSchema.parse(await searchParams), browserTimeZone(await cookies())),
  );
  return (
    <Texts
      of={[
        "Campaigns.title",
        "Connections",
        "Facts.errors",
        "Facts.failed",
        "Facts.leaning",
        "Facts.from",
        "Facts.kinds",
        "Facts.named",
        "Facts.over",
        "Facts.removed",
        "Facts.undo",
        "Facts.until",
        "Facts.untilTime",
        "Needs",
        "Media",
        "Notices",
        "Photos.dropped",
        "Photos.drop",
        "Photos.remove",
        "Photos.state",
        "Photos.title",
        "Photos.wrongDrop",
        "Planning.title",
        "Posts",
        "Today",
        "Week",
        "Workspace.confirm",
        "Workspace.imageAlt",
        "Workspace.morePhotos",
        "Workspace.saveFailed",
        "Workspace.schedule",
      ]}
    >
      {/* Outside the displayed week, so that changing weeks aborts no upload. */}
      <WeekPhotos />
      <PageWithSkeleton ready={week} skeleton={<WeekSkeleton />}>
        <LoadedWeek week={week} />
      </PageWithSkeleton>
    </Texts>
  );
}

async function LoadedWeek({ week }: { week: Promise<Week> }) {
  const { from, timeZone } = await week;
  return (
    <HydrateQueries data={[[weekQuery(from).queryKey, await week]]}>
      <CityNames zone={timeZone}>
        <WeekScreen key={from} from={from} />
      </CityNames>
    </HydrateQueries>
  );
}
