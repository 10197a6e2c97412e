import type { ReactNode } from "react";
import type { Theme } from "@/components/layout/browser/theme";
import { Benefits } from "./benefits";
import { Closing } from "./closing";
import { Footer } from "./footer";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { PainPoints } from "./pain-points";
import { Promises } from "./promises";
import { Stats } from "./stats";
import { Steps } from "./steps";
import { StructuredData } from "./structured-data";
import { TopBar } from "./top-bar";
import { Testimonials } from "./testimonials";

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
        <Promises />
        <PainPoints />
        <Steps theme={theme} />
        <Benefits />
        <Testimonials />
        <Pricing signedIn={account !== undefined} />
        <Closing demoPath={demoPath} />
      </main>
      <Footer />
      <StructuredData appUrl={appUrl} />
    </>
  );
}
