// npm run screenshots: screenshots of the running product for the landing page, in both themes, into public/landing, and one for the README.
// Needs a running `npm run dev`: a new owner signs up, describes a bakery, connects a page and plans a week of posts, with
// photographs of public/photographs.
import { chromium } from "@playwright/test";
import { provideChromium } from "./browser/chromium";
import { launchOptions } from "./browser/open-page";
import { signUp } from "./screenshots/new-owner";
import { planWeek } from "./screenshots/plan-week";
import { connectPage, describeBrand, showWorkspace, startTrial } from "./screenshots/tour";

const addresses = {
  app: process.env.APP_URL ?? "http://localhost:3000",
  sandbox: process.env.SANDBOX_URL ?? "http://localhost:4010",
};

const browser = await chromium.launch(launchOptions(await provideChromium()));
try {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    locale: "en-GB",
    timezoneId: "Europe/Budapest",
    viewport: { width: 1000, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  console.log(`Taking screenshots of ${addresses.app}`);
  await signUp(page, addresses);
  await describeBrand(page, addresses);
  await startTrial(page, addresses);
  await connectPage(page, addresses);
  await showWorkspace(page, addresses, await planWeek(page, addresses));
} finally {
  await browser.close();
}
