import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { ComingBack } from "@/components/billing/coming-back";
import { CreditHistory } from "@/components/billing/credit-history";
import { CurrentPlan } from "@/components/billing/current-plan";
import { PlanCards } from "@/components/billing/plan-cards";
import { PageHeader } from "@/components/layout/page-header";
import { Texts } from "@/components/layout/texts";
import { requireOwner } from "@/lib/auth";
import { getSubscription } from "@/lib/billing/queries";
import { listMovements } from "@/lib/credits/queries";
import { env } from "@/lib/env";

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  from: z.enum(["checkout", "portal"]).nullable().catch(null),
});

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Billing"))("title") };
}

export default async function SubscriptionPage({ searchParams }: PageProps<"/subscription">) {
  const actor = await requireOwner();
  const { page, from } = searchSchema.parse(await searchParams);
  const [details, history, t] = await Promise.all([
    getSubscription(actor),
    listMovements(actor, { pageNo: page - 1, pageSize: 10 }),
    getTranslations("Billing"),
  ]);
  return (
    <Texts of={["Billing.button", "Billing.comingBack"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {from && <ComingBack from={from} />}
      <CurrentPlan details={details} />
      <PlanCards details={details} />
      {env().sandboxed.includes("stripe") && <p className="mt-4 text-sm text-ink-soft">{t("practice")}</p>}
      <CreditHistory history={history} pageNo={page - 1} />
    </Texts>
  );
}
