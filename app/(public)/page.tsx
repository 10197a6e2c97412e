import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LazySignedInMenu } from "@/components/accounts/lazy-signed-in-menu";
import { LandingPage } from "@/components/landing/landing-page";
import { getActor } from "@/lib/auth";
import { chosenTheme } from "@/lib/chosen-theme";
import { env } from "@/lib/env";
import { pickMessages } from "@/lib/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Landing");
  return {
    title: { absolute: t("metaTitle") },
    description: t("metaDescription"),
    alternates: { canonical: "/" },
  };
}

/** The first page with the account menu, for whoever is signed in. Visitors get pages/landing.tsx. */
export default async function SignedInLandingPage() {
  const [actor, theme] = await Promise.all([getActor(), chosenTheme()]);
  const account = actor ? <Account email={actor.email} /> : undefined;
  return <LandingPage appUrl={env().APP_URL} theme={theme} account={account} />;
}

/** The account menu, with the words that it needs in the browser. */
async function Account({ email }: { email: string }) {
  const [t, locale, messages] = await Promise.all([
    getTranslations("Shell"),
    getLocale(),
    pickMessages("Shell", "Common"),
  ]);
  return <LazySignedInMenu email={email} label={t("accountMenu")} locale={locale} messages={messages} />;
}
