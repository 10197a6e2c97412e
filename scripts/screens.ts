// npm run screens: the public pages at three widths, light and dark, into artifacts/screens/public.
// Needs a running product: `npm run dev` or `npm start`; APP_URL names another than http://localhost:3000.
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "./find-chromium";

const app = process.env.APP_URL ?? "http://localhost:3000";
const pages = {
  landing: "/",
  login: "/login",
  terms: "/terms",
  privacy: "/privacy.html",
  "not-found": "/no-page",
};
const widths = { 375: 812, 768: 1024, 1440: 900 };
const themes = ["light", "dark"] as const;

/** Passes by every part once, so that what loads lazily is there. */
async function lookAtAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
try {
  for (const colorScheme of themes)
    for (const [width, height] of Object.entries(widths)) {
      const page = await browser.newPage({ viewport: { width: Number(width), height }, colorScheme });
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(app + path);
        await page.addStyleTag({ content: "nextjs-portal { display: none !important }" }).catch(() => {});
        await lookAtAll(page);
        const file = `artifacts/screens/public/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
        console.log(file);
      }
      await page.close();
    }
} finally {
  await browser.close();
}
