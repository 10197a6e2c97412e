import zlib from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { provideChromium } from "../scripts/browser/chromium";
import { launchOptions } from "../scripts/browser/open-page";
import { PUBLIC, SIGNED_IN } from "./pages";
import type { Figure } from "./figures";
import type { Stage } from "./stage";

/** Times the empty page that a visitor's page may weigh: sign-in is a form with its script. Kilobytes of a signed-in page. */
export const PUBLIC_FACTORS = { "/": 1.05, "/login": 1.085 };
export const SIGNED_IN_KB = 200;
/** The empty page of this version of Next, for the tests; a benchmark weighs it anew. */
export const EMPTY_PAGE_KB = 132.2;

/** JavaScript of each page, gzipped, with all that it fetches ahead and at the first key. Peers: RESULTS.md. */
export async function weighPages({ app, bare, token }: Stage): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions(await provideChromium()));
  try {
    const empty = await weigh(browser, bare, "/");
    const figures: Figure[] = [];
    for (const page of PUBLIC)
      figures.push(figure(page, await weigh(browser, app, page), empty * PUBLIC_FACTORS[page], empty));
    for (const page of SIGNED_IN)
      figures.push(figure(page, await weigh(browser, app, page, token), SIGNED_IN_KB * 1024, empty));
    return figures;
  } finally {
    await browser.close();
  }
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function figure(page: string, bytes: number, budget: number, empty: number): Figure {
  return {
    what: `\`${page}\``,
    goal: kb(budget),
    yardstick: `empty page: ${kb(empty)}`,
    ours: kb(bytes),
    met: bytes <= budget,
  };
}

/** Gzipped bytes of all scripts of a page after a first interaction, until nothing more is fetched. */
export async function weigh(browser: Browser, origin: string, path: string, token?: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: "UTC" });
  if (token) await context.addCookies([{ name: "postwright.session", value: token, url: origin }]);
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script" && !response.url().includes(".js")) return;
    const bytes = response.body().then((body) => zlib.gzipSync(body).length);
    scripts.set(
      response.url(),
      bytes.catch(() => 0),
    );
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // Links prefetch after the first interaction.
  await page.keyboard.press("Shift");
  await page.waitForTimeout(1500);
  const sizes = await Promise.all(scripts.values());
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
