import type { Browser, Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../owner";

/** Its neighbours may be styled again; each of these pages has more than two hundred elements. */
const FEW = 50;

/** How many elements get their styles computed anew when one is put into the page. */
async function restyledByInsertion(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(() => {
    for (const parent of [document.body, document.querySelector("main")]) {
      const list = document.createElement("ul");
      list.innerHTML = "<li><h1>Rolls</h1><input placeholder='Rolls' /></li>";
      parent?.append(list);
      document.body.getBoundingClientRect();
    }
  });
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = trace.traceEvents.map(({ args: { elementCount = 0 } }) => elementCount);
  return Math.max(0, ...counts);
}

// A selector that looks into an ancestor (`:has(…) x`, `group-has-…`) makes every such change cost the whole page.
test("what is put into a page does not make the browser style all of it again", async ({ browser, page }) => {
  for (const path of ["/", "/dashboard", "/week", "/your-posts", "/post-generator"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await restyledByInsertion(browser, page), path).toBeLessThan(FEW);
  }
});
