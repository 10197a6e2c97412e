import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BrandProfile } from "@/components/brand/brand-profile";
import { Hydrate } from "@/components/layout/hydrate";
import { Texts } from "@/components/layout/texts";
import { type Actor, requireActor } from "@/lib/auth";
import { getBusiness } from "@/lib/brand/queries";
import { businessQuery } from "@/lib/brand/query-options";
import { log } from "@/lib/log";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("title") };
}

export default async function BusinessProfilePage({ searchParams }: PageProps<"/business-profile">) {
  const [business, { edit }] = await Promise.all([requireActor().then(businessOf), searchParams]);
  return (
    <Texts of={["Brand"]}>
      <Hydrate data={business === undefined ? [] : [[businessQuery.queryKey, business]]}>
        <BrandProfile edit={edit === "1"} />
      </Hydrate>
    </Texts>
  );
}

/** Undefined when it cannot be read now: then the screen asks the API itself, and says so if that fails too. */
function businessOf(actor: Actor) {
  return getBusiness(actor).catch((error: unknown) => {
    log.error({ err: error });
    return undefined;
  });
}
