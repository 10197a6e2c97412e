import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { Texts } from "@/components/layout/texts";
import { Workspace } from "@/components/posts/workspace";
import { requireOwner } from "@/lib/auth";
import { getSubscription } from "@/lib/billing/queries";
import { getBusiness } from "@/lib/brand/queries";
import { getConnections } from "@/lib/connections/queries";
import { expectsWide } from "@/lib/expects-wide";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Workspace"))("title") };
}

export default async function PostGeneratorPage() {
  const actor = await requireOwner();
  const [business, subscription, connections, sent, t] = await Promise.all([
    getBusiness(actor),
    getSubscription(actor),
    getConnections(actor),
    headers(),
    getTranslations("Workspace"),
  ]);
  return (
    <Texts of={["Posts", "Workspace"]}>
      <Workspace
        brandName={business?.businessName ?? t("yourBrand")}
        credits={subscription.creditAmount}
        creditTotal={subscription.creditTotal}
        connections={connections}
        wideAtFirst={expectsWide(sent)}
      />
    </Texts>
  );
}
