import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EarlierMessages } from "@/components/feedback/earlier-messages";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { PageHeader } from "@/components/layout/page-header";
import { RuledSection } from "@/components/layout/ruled-section";
import { Texts } from "@/components/layout/texts";
import { requireOwner } from "@/lib/auth/actor";
import { listFeedback } from "@/lib/feedback/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Feedback"))("title") };
}

export default async function FeedbackPage() {
  const actor = await requireOwner();
  const [t, page, messages] = await Promise.all([
    getTranslations("Feedback"),
    getTranslations("FeedbackPage"),
    listFeedback(actor),
  ]);
  return (
    <Texts of={["Feedback"]}>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="divide-y border-y">
        <RuledSection
          id="write"
          heading="h2"
          title={page("write")}
          text={page("writeText", { email: actor.email })}
        >
          <FeedbackForm />
        </RuledSection>
        <EarlierMessages messages={messages} />
      </div>
    </Texts>
  );
}
