import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandProfile } from "@/components/brand/brand-profile";
import { Hydrate } from "@/components/layout/hydrate";
import { requireActor } from "@/lib/auth";
import { getBusiness } from "@/lib/brand/queries";
import { businessQuery } from "@/lib/brand/query-options";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("title") };
}

export default async function BusinessProfilePage() {
  const business = await getBusiness(await requireActor());
  return (
    <Hydrate data={[[businessQuery.queryKey, business]]}>
      <BrandProfile />
    </Hydrate>
  );
}
