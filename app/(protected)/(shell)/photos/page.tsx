import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { PageSkeleton } from "@/components/layout/states/page-skeleton";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { PhotosScreen } from "@/components/posts/photos/incoming/photos-screen";
import { requireOwner } from "@/lib/auth/actor";
import { listUnusedPhotos } from "@/lib/media/queries";
import { unusedQuery } from "@/lib/media/query-options";
import { shareResultSchema } from "@/lib/media/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Photos"))("title") };
}

export default async function PhotosPage({ searchParams }: PageProps<"/photos">) {
  const actor = await requireOwner();
  const notTaken = shareResultSchema.parse(await searchParams);
  const first = startLoading(listUnusedPhotos(actor, { page: 0 }));
  const t = await getTranslations("Photos");
  return (
    <Texts of={["Photos", "Planning.title"]}>
      <PageWithSkeleton ready={first} skeleton={<PageSkeleton title={t("title")} cards={3} />}>
        <LoadedPhotos first={first} notTaken={notTaken} />
      </PageWithSkeleton>
    </Texts>
  );
}

type LoadedPhotosProps = {
  first: ReturnType<typeof listUnusedPhotos>;
  notTaken: ReturnType<typeof shareResultSchema.parse>;
};

async function LoadedPhotos({ first, notTaken }: LoadedPhotosProps) {
  return (
    <HydrateQueries data={[[unusedQuery().queryKey, { pages: [await first], pageParams: [0] }]]}>
      <PhotosScreen notTaken={notTaken} />
    </HydrateQueries>
  );
}
