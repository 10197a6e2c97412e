import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { WhatWorked } from "@/components/posts/worked/what-worked";
import { WorkedSkeleton } from "@/components/posts/worked/worked-skeleton";
import { requireOwner } from "@/lib/auth/actor";
import { getWhatWorked } from "@/lib/posts/worked/queries";
import type { WorkedPage } from "@/lib/posts/worked/types";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Worked"))("title") };
}

/** What differs between the owner's posts by more than chance makes, and what that rests on. */
export default async function WhatWorkedPage() {
  const worked = startLoading(getWhatWorked(await requireOwner()));
  return (
    <Texts of={["Connections", "Worked.again"]}>
      <PageWithSkeleton ready={worked} skeleton={<WorkedSkeleton />}>
        <Read worked={worked} />
      </PageWithSkeleton>
    </Texts>
  );
}

async function Read({ worked }: { worked: Promise<WorkedPage> }) {
  return <WhatWorked worked={await worked} />;
}
