import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { CheckoutReturn } from "@/components/billing/checkout-return";
import { CreditHistory } from "@/components/billing/credit-history";
import { CurrentPlan } from "@/components/billing/current-plan";
import { PlanCards } from "@/components/billing/plan-cards";
import { NextSteps } from "@/components/posts/dashboard/next-steps";
import { PageHeader } from "@/components/layout/page-header";
import { PageSkeleton } from "@/components/layout/states/page-skeleton";
import { PageWithSkeleton, startLoading } from "@/components/layout/states/page-with-skeleton";
import { Texts } from "@/components/layout/texts";
import { requireOwner } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { listMovements } from "@/lib/credits/queries";
import { env } from "@/lib/settings/env";

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  from: z.enum(["checkout", "portal"]).nullable().catch(null),
  begun: z.string().optional().catch(undefined),
});

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Billing"))("title") };
}

export default async function SubscriptionPage({ searchParams }: PageProps<"/subscription">) {
  const actor = await requireOwner();
  const { page, from, begun } = searchSchema.parse(await searchParams);
  const data = startLoading(
    Promise.all([getSubscription(actor), listMovements(actor, { pageNo: page - 1, pageSize: 10 })]),
  );
  const t = await getTranslations("Billing");
  const skeleton = <PageSkeleton title={t("title")} subtitle={t("subtitle")} cards={2} beside />;
  return (
    <Texts of={["Billing.begin", "Billing.button", "Billing.comingBack"]}>
      <PageWithSkeleton ready={data} skeleton={skeleton}>
        <Plans data={data} from={from} begun={begun !== undefined} pageNo={page - 1} />
      </PageWithSkeleton>
    </Texts>
  );
}

type PlansProps = {
  data: Promise<[Awaited<ReturnType<typeof getSubscription>>, Awaited<ReturnType<typeof listMovements>>]>;
  from: "checkout" | "portal" | null;
  /** The checkout has just ended well. */
  begun: boolean;
  pageNo: number;
};

async function Plans({ data, from, begun, pageNo }: PlansProps) {
  const [details, history] = await data;
  const t = await getTranslations("Billing");
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {from && <CheckoutReturn from={from} />}
      {begun && details.access && <NextSteps />}
      <CurrentPlan details={details} />
      <PlanCards details={details} />
      <p className="mt-4 max-w-text text-sm text-ink-soft">{t("checks")}</p>
      {env().sandboxed.includes("stripe") && <p className="mt-4 text-sm text-ink-soft">{t("practice")}</p>}
      <CreditHistory history={history} pageNo={pageNo} />
    </>
  );
}
