import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { ReadingScreen } from "@/components/posts/week/reading/reading-screen";
import { requireOwner } from "@/lib/auth/actor";
import { getConnections } from "@/lib/connections/queries";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { getWeek } from "@/lib/posts/week/queries";
import { weekQuery } from "@/lib/posts/week/query-options";
import { weekPageSchema } from "@/lib/posts/week/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Reading"))("title") };
}

export default async function ReadingPage({ searchParams }: PageProps<"/week/read">) {
  const actor = await requireOwner();
  const week = await getWeek(
    actor,
    weekPageSchema.parse(await searchParams),
    browserTimeZone(await cookies()),
  );
  const { FACEBOOK: page } = await getConnections(actor);
  return (
    <Texts
      of={["Connections", "Media", "Needs", "Posts", "Reading", "Week.offer", "Week.times", "Workspace"]}
    >
      <HydrateQueries data={[[weekQuery(week.from).queryKey, week]]}>
        <CityNames zone={week.timeZone}>
          <ReadingScreen
            from={week.from}
            page={{
              name: page?.pageName || (await getTranslations("Workspace"))("yourBrand"),
              picture: page?.pagePicture,
            }}
          />
        </CityNames>
      </HydrateQueries>
    </Texts>
  );
}
