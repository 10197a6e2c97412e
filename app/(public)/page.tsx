import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LazyPublicAccountMenu } from "@/components/accounts/sessions/lazy-public-account-menu";
import { LandingPage } from "@/components/landing/landing-page";
import { getActor } from "@/lib/auth/actor";
import { chosenTheme } from "@/components/layout/browser/theme/chosen-theme";
import { visitorsPageTurn } from "@/lib/http/visitors-page-turn";
import { env } from "@/lib/settings/env";
import { LANGUAGES } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { shareImage } from "@/lib/i18n/share-image";

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("Landing"), getLocale()]);
  const [title, description] = [t("metaTitle"), t("metaDescription")];
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: "/" },
    openGraph: {
      type: "website",
      url: "/",
      siteName: "Postwright",
      locale: LANGUAGES[locale].openGraph,
      title,
      description,
      images: [shareImage(locale, t("share"))],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** The landing page; signed-in users see their account menu on it. */
export default async function Home() {
  await visitorsPageTurn();
  const [actor, theme] = await Promise.all([getActor(), chosenTheme()]);
  const account = actor ? <Account email={actor.email} /> : undefined;
  const { APP_URL, demoPostsADay } = env();
  const demoPath = actor || demoPostsADay === 0 ? "/post-generator" : "/try";
  return <LandingPage appUrl={APP_URL} theme={theme} demoPath={demoPath} account={account} />;
}

/** The account menu with the texts that it needs in the browser. */
async function Account({ email }: { email: string }) {
  const [t, locale, texts] = await Promise.all([
    getTranslations("Shell"),
    getLocale(),
    pickMessages(["Shell", "Common", "Errors.NETWORK"]),
  ]);
  return <LazyPublicAccountMenu email={email} label={t("accountMenu")} locale={locale} texts={texts} />;
}
