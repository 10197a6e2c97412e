import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { OnboardingWizard } from "@/components/brand/onboarding-wizard";
import { CropMarks } from "@/components/layout/crop-marks";
import { Logo } from "@/components/layout/logo";
import { Card } from "@/components/ui/card";
import { requireActor } from "@/lib/auth";
import { getBusiness } from "@/lib/brand/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("onboarding.title") };
}

export default async function OnboardingPage() {
  const actor = await requireActor();
  if (await getBusiness(actor)) redirect("/dashboard");
  const t = await getTranslations("Brand");
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-start gap-6 px-4 py-8 sm:gap-8 md:py-16">
      <Logo />
      <div>
        <h1 className="page-title">{t("onboarding.title")}</h1>
        <p className="mt-1.5 text-ink-soft">{t("onboarding.subtitle")}</p>
      </div>
      <div className="relative">
        <CropMarks />
        <Card>
          <OnboardingWizard />
        </Card>
      </div>
    </main>
  );
}
