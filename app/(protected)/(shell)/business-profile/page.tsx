import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandProfile } from "@/components/brand/brand-profile";
import { BusinessSkeleton } from "@/components/brand/business-skeleton";
import { RememberBusiness } from "@/components/brand/remember-business";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startReading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { type Actor, requireActor } from "@/lib/auth/actor";
import { getBusiness } from "@/lib/brand/queries";
import { BUSINESS_KEY } from "@/lib/brand/query-options";
import { log } from "@/lib/log";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("title") };
}

export default async function BusinessProfilePage({ searchParams }: PageProps<"/business-profile">) {
  const actor = await requireActor();
  const { edit } = await searchParams;
  const business = startReading(businessOf(actor));
  const t = await getTranslations("Brand");
  return (
    <Texts of={["Brand"]}>
      <PageWithSkeleton ready={business} skeleton={<BusinessSkeleton label={t("profile.loading")} />}>
        <Profile read={business} edit={edit === "1"} />
      </PageWithSkeleton>
    </Texts>
  );
}

async function Profile({ read, edit }: { read: ReturnType<typeof businessOf>; edit: boolean }) {
  const business = await read;
  return (
    <>
      {business !== undefined && <RememberBusiness business={business} />}
      <HydrateQueries data={business === undefined ? [] : [[BUSINESS_KEY, business]]}>
        <BrandProfile edit={edit} />
      </HydrateQueries>
    </>
  );
}

/** Undefined when the read fails: the screen then asks the API itself and shows any error. */
function businessOf(actor: Actor) {
  return getBusiness(actor).catch((error: unknown) => {
    log.error({ err: error });
    return undefined;
  });
}
