import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { SignedInMenu } from "@/components/accounts/sessions/signed-in-menu";
import { Texts } from "@/components/layout/texts";
import { TopBar } from "@/components/layout/shell/top-bar";
import { OnboardingAfterDemo } from "@/components/posts/demo/onboarding-after-demo";
import { requireActor } from "@/lib/auth/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("Brand"))("onboarding.title") };
}

export default async function OnboardingPage() {
  const actor = await requireActor();
  if (actor.onboarded) redirect("/dashboard");
  const t = await getTranslations();
  return (
    <Texts of={["Brand", "Workspace.justNow", "Workspace.likes", "Workspace.comments", "Workspace.shares"]}>
      <TopBar account={<SignedInMenu email={actor.email} label={t("Shell.accountMenu")} />} />
      <main className="mx-auto grid max-w-xl content-start lg:max-w-[59rem] gap-6 px-4 pt-22 pb-8 sm:gap-8 md:pt-30 md:pb-16">
        <div>
          <h1 className="page-title">{t("Brand.onboarding.title")}</h1>
          <p className="mt-1.5 text-ink-soft">{t("Brand.onboarding.subtitle")}</p>
        </div>
        <OnboardingAfterDemo />
      </main>
    </Texts>
  );
}
