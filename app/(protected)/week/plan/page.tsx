import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { SubscriptionRequiredDialog } from "@/components/billing/subscription-required-dialog";
import { CityNames } from "@/components/layout/city-names";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { PlanningScreen } from "@/components/posts/planning/planning-screen";
import { requireOwner } from "@/lib/auth/actor";
import { getBusiness } from "@/lib/brand/queries";
import { browserTimeZone } from "@/lib/i18n/time-zone";
import { proposedSlots } from "@/lib/posts/posting-times/rules";
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
  const { from, slots, timeZone } = week;
  const proposed = slots.length > 0 ? [] : proposedSlots((await getBusiness(actor))?.industry ?? "other");
  return (
    <Texts
      of={[
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
      <HydrateQueries data={[[weekQuery(from).queryKey, week]]}>
        <CityNames zone={timeZone}>
          <PlanningScreen key={from} from={from} proposed={proposed} />
          <SubscriptionRequiredDialog />
        </CityNames>
      </HydrateQueries>
    </Texts>
  );
}
