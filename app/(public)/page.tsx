import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Benefits } from "@/components/landing/benefits";
import { Closing } from "@/components/landing/closing";
import { Footer } from "@/components/landing/footer";
import { Hero } from "@/components/landing/hero";
import { Pricing } from "@/components/landing/pricing";
import { Problem } from "@/components/landing/problem";
import { Stats } from "@/components/landing/stats";
import { Steps } from "@/components/landing/steps";
import { StructuredData } from "@/components/landing/structured-data";
import { TopBar } from "@/components/landing/top-bar";
import { Voices } from "@/components/landing/voices";
import { getActor } from "@/lib/auth";
import { LANGUAGES } from "@/lib/locales";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Landing");
  const { openGraph: locale } = LANGUAGES[await getLocale()];
  const title = t("metaTitle");
  const description = t("metaDescription");
  // A page with openGraph of its own inherits no picture from app/opengraph-image.tsx.
  const picture = { url: "/opengraph-image", width: 1200, height: 630, alt: t("share") };
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: "/" },
    openGraph: {
      type: "website",
      url: "/",
      siteName: "Postwright",
      locale,
      title,
      description,
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}

/** The first page: for visitors no script but the framework's, for a signed-in person the account menu too. */
export default async function LandingPage() {
  const actor = await getActor();
  return (
    <>
      <TopBar email={actor?.email} />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <Hero />
        <Stats />
        <Problem />
        <Steps />
        <Benefits />
        <Voices />
        <Pricing signedIn={actor !== null} />
        <Closing />
      </main>
      <Footer />
      <StructuredData />
    </>
  );
}
