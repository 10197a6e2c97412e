import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandProfile } from "@/components/brand/brand-profile";
import { BusinessSkeleton } from "@/components/brand/business-skeleton";
import { RememberBusiness } from "@/components/brand/remember-business";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { LatestPost } from "@/components/posts/post/latest-post";
import { type Actor, requireActor } from "@/lib/auth/actor";
import { getBrand } from "@/lib/brand/facts/queries";
import { FACTS_KEY } from "@/lib/brand/facts/query-options";
import { BUSINESS_KEY } from "@/lib/brand/query-options";
import { sheetOf } from "@/lib/brand/voice/queries";
import { VOICE_KEY } from "@/lib/brand/voice/query-options";
import { getConnections } from "@/lib/connections/queries";
import { log } from "@/lib/observability/log";
import { getLatestPost } from "@/lib/posts/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("title") };
}

export default async function BusinessProfilePage({ searchParams }: PageProps<"/business-profile">) {
  const actor = await requireActor();
  const { edit } = await searchParams;
  const sheet = startLoading(readSheet(actor));
  const t = await getTranslations("Brand");
  return (
    <Texts
      of={[
        "Brand",
        "Facts",
        "Voice",
        "Workspace.justNow",
        "Workspace.likes",
        "Workspace.comments",
        "Workspace.shares",
      ]}
    >
      <PageWithSkeleton ready={sheet} skeleton={<BusinessSkeleton label={t("profile.loading")} />}>
        <Profile read={sheet} edit={edit === "1"} editVoice={edit === "voice"} />
      </PageWithSkeleton>
    </Texts>
  );
}

type ProfileProps = { read: ReturnType<typeof readSheet>; edit: boolean; editVoice: boolean };

async function Profile({ read, ...open }: ProfileProps) {
  const sheet = await read;
  if (!sheet) return <BrandProfile {...open} />;
  const { brand, page, latest } = sheet;
  const business = brand?.business ?? null;
  const known = brand && [
    [FACTS_KEY, { facts: brand.facts, timeZone: brand.timeZone }] as const,
    [VOICE_KEY, sheetOf(brand.voice, brand.timeZone)] as const,
  ];
  const name = page?.pageName || (business?.businessName ?? "");
  return (
    <>
      <RememberBusiness business={business} />
      <HydrateQueries data={[[BUSINESS_KEY, business], ...(known ?? [])]}>
        <BrandProfile
          {...open}
          picture={page?.pagePicture}
          latest={latest && <LatestPost post={latest} name={name} picture={page?.pagePicture} />}
        />
      </HydrateQueries>
    </>
  );
}

/** Undefined when the read fails: the screen then asks the API itself and shows any error. */
async function readSheet(actor: Actor) {
  try {
    const [brand, connections, latest] = await Promise.all([
      getBrand(actor),
      getConnections(actor),
      getLatestPost(actor),
    ]);
    return { brand, page: connections.FACEBOOK, latest };
  } catch (error) {
    log.error({ err: error });
    return undefined;
  }
}
