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

/** A part below the first window: the browser lays it out when it comes near, and finds its words before. */
function Below({ children }: { children: ReactNode }) {
  return (
    <div className="[contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]">{children}</div>
  );
}

/** The whole landing page. */
export function LandingPage({ appUrl, theme, demoPath, account }: LandingPageProps) {
  return (
    <>
      <TopBar account={account} />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <Hero demoPath={demoPath} />
        <Stats />
        <Below>
          <UniqueFeatures />
        </Below>
        <Below>
          <PainPoints />
        </Below>
        <Below>
          <Steps theme={theme} />
        </Below>
        <Below>
          <Benefits />
        </Below>
        <Below>
          <Testimonials />
        </Below>
        <Below>
          <Pricing signedIn={account !== undefined} />
        </Below>
        <Below>
          <CallToAction demoPath={demoPath} />
        </Below>
      </main>
      <Below>
        <Footer />
      </Below>
      <StructuredData appUrl={appUrl} />
    </>
  );
}
