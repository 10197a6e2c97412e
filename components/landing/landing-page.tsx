import type { ReactNode } from "react";
import type { Theme } from "@/components/layout/browser/theme/theme";
import { Benefits } from "./sections/benefits";
import { CallToAction } from "./sections/call-to-action";
import { Footer } from "./footer";
import { Hero } from "./sections/hero";
import { Pricing } from "./sections/pricing";
import { PainPoints } from "./sections/pain-points";
import { UniqueFeatures } from "./sections/unique-features";
import { Stats } from "./sections/stats";
import { Steps } from "./sections/steps";
import { StructuredData } from "./structured-data";
import { TopBar } from "./top-bar";
import { Testimonials } from "./sections/testimonials";

type LandingPageProps = {
  /** The app's URL, for search engines. */
  appUrl: string;
  /** The chosen theme; by default the system's. */
  theme: Theme | undefined;
  /** Where 'Try Demo' leads. */
  demoPath: string;
  /** A signed-in user's menu; without it the page is for a visitor. */
  account?: ReactNode;
};

/** The whole landing page. */
export function LandingPage({ appUrl, theme, demoPath, account }: LandingPageProps) {
  return (
    <>
      <TopBar account={account} />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <Hero demoPath={demoPath} />
        <Stats />
        <UniqueFeatures />
        <PainPoints />
        <Steps theme={theme} />
        <Benefits />
        <Testimonials />
        <Pricing signedIn={account !== undefined} />
        <CallToAction demoPath={demoPath} />
      </main>
      <Footer />
      <StructuredData appUrl={appUrl} />
    </>
  );
}
