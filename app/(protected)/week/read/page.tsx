import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { SignedInMenu } from "@/components/accounts/sessions/signed-in-menu";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { OwnWordsNote } from "@/components/posts/editing/own-words-note";
import { ReadingSkeleton } from "@/components/posts/week/reading/reading-skeleton";
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
  const { from } = weekPageSchema.parse(await searchParams);
  const data = startLoading(
    Promise.all([getWeek(actor, { from }, browserTimeZone(await cookies())), getConnections(actor)]),
  );
  const account = (
    <SignedInMenu email={actor.email} label={(await getTranslations("Shell"))("accountMenu")} />
  );
  return (
    <Texts
      of={[
        "Connections",
        "Media",
        "Needs",
        "Posts",
        "Reading",
        "Week.fill.title",
        "Week.offer",
        "Week.times",
        "Workspace",
      ]}
      without={["Posts.sheet.like", "Posts.sheet.unsavedText"]}
    >
      <PageWithSkeleton ready={data} skeleton={<ReadingSkeleton account={account} />}>
        <LoadedWeek data={data} account={account} />
      </PageWithSkeleton>
    </Texts>
  );
}

type Data = [Awaited<ReturnType<typeof getWeek>>, Awaited<ReturnType<typeof getConnections>>];

async function LoadedWeek({ data, account }: { data: Promise<Data>; account: ReactNode }) {
  const [week, { FACEBOOK: page }] = await data;
  const t = await getTranslations("Workspace");
  return (
    <HydrateQueries data={[[weekQuery(week.from).queryKey, week]]}>
      <CityNames zone={week.timeZone}>
        <ReadingScreen
          from={week.from}
          account={account}
          ownWords={<OwnWordsNote className="mt-1" />}
          page={{ name: page?.pageName || t("yourBrand"), picture: page?.pagePicture }}
        />
      </CityNames>
    </HydrateQueries>
  );
}
