import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { RememberBusiness } from "@/components/brand/remember-business";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { Workspace } from "@/components/posts/drafting/workspace";
import { WorkspaceSkeleton } from "@/components/posts/drafting/workspace-skeleton";
import { requireOwner } from "@/lib/auth/actor";
import { planStartOf } from "@/lib/billing/plans";
import { getSubscription } from "@/lib/billing/queries";
import { getBrand } from "@/lib/brand/facts/queries";
import { getConnections } from "@/lib/connections/queries";
import { expectsWide } from "@/lib/http/headers/viewport-hint";
import { frameTokensOf } from "@/lib/posts/drafting/prompt/compose-prompt";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Workspace"))("title") };
}

export default async function PostGeneratorPage() {
  const actor = await requireOwner();
  const data = startLoading(Promise.all([getBrand(actor), getSubscription(actor), getConnections(actor)]));
  return (
    <Texts
      of={["Billing.begin", "Billing.button", "Connections", "Media", "Posts", "Rewriting", "Workspace"]}
      without={[
        "Posts.list",
        "Posts.next",
        "Posts.overview",
        "Posts.recent",
        "Posts.sheet.like",
        "Posts.sheet.unsavedText",
      ]}
    >
      <PageWithSkeleton ready={data} skeleton={<WorkspaceSkeleton />}>
        <WorkspaceWithData data={data} />
      </PageWithSkeleton>
    </Texts>
  );
}

type Data = [
  Awaited<ReturnType<typeof getBrand>>,
  Awaited<ReturnType<typeof getSubscription>>,
  Awaited<ReturnType<typeof getConnections>>,
];

async function WorkspaceWithData({ data }: { data: Promise<Data> }) {
  const [brand, subscription, connections] = await data;
  const [sent, locale, t] = await Promise.all([headers(), getLocale(), getTranslations("Workspace")]);
  return (
    <>
      <RememberBusiness business={brand?.business ?? null} />
      <Workspace
        brandName={brand?.business.businessName ?? t("yourBrand")}
        credits={subscription.creditAmount}
        creditTotal={subscription.creditTotal}
        access={subscription.access}
        trialDays={subscription.trialDays}
        planStart={planStartOf(subscription, locale)}
        frameTokens={brand ? frameTokensOf(brand) : 0}
        connections={connections}
        wideAtFirst={expectsWide(sent)}
      />
    </>
  );
}
