import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { SignedInMenu } from "@/components/accounts/sessions/signed-in-menu";
import { OnboardingWizard } from "@/components/brand/onboarding-wizard";
import { CropMarks } from "@/components/layout/crop-marks";
import { Texts } from "@/components/layout/texts";
import { TopBar } from "@/components/layout/shell/top-bar";
import { Card } from "@/components/ui/card";
import { requireActor } from "@/lib/auth/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("onboarding.title") };
}

export default async function OnboardingPage() {
  const actor = await requireActor();
  if (actor.onboarded) redirect("/dashboard");
  const t = await getTranslations();
  return (
    <Texts of={["Brand"]}>
      <TopBar account={<SignedInMenu email={actor.email} label={t("Shell.accountMenu")} />} />
      <main className="mx-auto grid max-w-xl content-start gap-6 px-4 pt-22 pb-8 sm:gap-8 md:pt-30 md:pb-16">
        <div>
          <h1 className="page-title">{t("Brand.onboarding.title")}</h1>
          <p className="mt-1.5 text-ink-soft">{t("Brand.onboarding.subtitle")}</p>
        </div>
        <div className="relative">
          <CropMarks />
          <Card>
            <OnboardingWizard />
          </Card>
        </div>
      </main>
    </Texts>
  );
}
