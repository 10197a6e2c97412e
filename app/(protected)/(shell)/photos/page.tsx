import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HydrateQueries } from "@/components/layout/hydrate-queries";
import { Texts } from "@/components/layout/texts";
import { PhotosScreen } from "@/components/posts/pictures/incoming/photos-screen";
import { requireOwner } from "@/lib/auth/actor";
import { listUnusedPictures } from "@/lib/media/queries";
import { unusedQuery } from "@/lib/media/query-options";
import { shareResultSchema } from "@/lib/media/schema";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Photos"))("title") };
}

export default async function PhotosPage({ searchParams }: PageProps<"/photos">) {
  const actor = await requireOwner();
  const notTaken = shareResultSchema.parse(await searchParams);
  const first = await listUnusedPictures(actor, { page: 0 });
  return (
    <Texts of={["Photos", "Planning.title"]}>
      <HydrateQueries data={[[unusedQuery().queryKey, { pages: [first], pageParams: [0] }]]}>
        <PhotosScreen notTaken={notTaken} />
      </HydrateQueries>
    </Texts>
  );
}
