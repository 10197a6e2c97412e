import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Workspace } from "@/components/posts/workspace";
import { requireOwner } from "@/lib/auth";
import { getSubscription } from "@/lib/billing/queries";
import { getBusiness } from "@/lib/brand/queries";
import { getConnections } from "@/lib/connections/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Workspace"))("title") };
}

export default async function PostGeneratorPage() {
  const actor = await requireOwner();
  const [business, subscription, connections, t] = await Promise.all([
    getBusiness(actor),
    getSubscription(actor),
    getConnections(actor),
    getTranslations("Workspace"),
  ]);
  return (
    <Workspace
      brandName={business?.businessName ?? t("yourBrand")}
      credits={subscription.creditAmount}
      creditTotal={subscription.creditTotal}
      connections={connections}
    />
  );
}
