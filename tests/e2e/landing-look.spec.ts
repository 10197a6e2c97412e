import type { Page } from "@playwright/test";
import { LANGUAGES, LOCALES } from "../../lib/i18n/locales";
import { expect, expectAccessible, test } from "./fixtures";

/** The largest height without a text, a photo, a control or the edge of a coloured band, and what stands above it. */
function largestGap(page: Page): Promise<{ height: number; below: string }> {
  return page.evaluate(() => {
    const found: { top: number; bottom: number; what: string }[] = [];
    const keep = ({ top, bottom, width }: DOMRect, what: string) => {
      if (width > 1 && bottom - top > 1) found.push({ top, bottom, what });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest("script, style, .sr-only")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) keep(box, node.textContent?.slice(0, 40) ?? "");
    }
    for (const photo of document.querySelectorAll("img, svg")) keep(photo.getBoundingClientRect(), "img");
    for (const band of document.querySelectorAll("section[class*='bg-'], footer, header")) {
      const { top, bottom, left, width } = band.getBoundingClientRect();
      for (const edge of [top, bottom]) keep(new DOMRect(left, edge - 1, width, 2), "edge");
    }
    found.sort((a, b) => a.top - b.top);
    let [end, above, largest] = [0, "top", { height: 0, below: "" }];
    for (const { top, bottom, what } of found) {
      if (top - end > largest.height) largest = { height: Math.round(top - end), below: above };
      if (bottom > end) [end, above] = [bottom, what];
    }
    return largest;
  });
}

for (const width of [375, 768, 1366, 1440, 1920])
  test(`at ${width} px nothing stands further than 128 px from the next`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const { height, below } = await largestGap(page);
    expect(height, `below "${below}"`).toBeLessThanOrEqual(128);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first post is read in seven languages, and the page does not move", async ({ page }) => {
    await page.goto("/");
    const post = page.getByRole("group", { name: "Anna’s post in seven languages" });
    const photo = post.getByRole("img");
    const place = await photo.boundingBox();
    for (const language of LOCALES) {
      await post.getByText(LANGUAGES[language].name, { exact: true }).click();
      const text = post.locator(`p[lang=${language}]`);
      await expect(text).toBeVisible();
      await expect(text).toContainText(/20\s?%/);
      await expect(post.locator("p[lang]:visible"), language).toHaveCount(1);
      expect(await photo.boundingBox(), language).toEqual(place);
    }
    await page.getByRole("radio", { name: "Italiano" }).press("ArrowLeft");
    await expect(post.locator("p[lang=pt]")).toBeVisible();
  });
});

test("the first screen's photograph comes first, as AVIF in the width of the screen", async ({ page }) => {
  const photos: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") photos.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/", { waitUntil: "networkidle" });
  const loaf = photos.filter((path) => path.includes("loaf"));
  expect(loaf).toEqual([expect.stringMatching(/loaf-640.*\.avif$/)]);
  const file = await page.request.get(loaf[0] ?? "");
  expect((await file.body()).length).toBeLessThanOrEqual(60 * 1024);
});

test("what nobody else does is said in three lines, and no price is in two currencies", async ({ page }) => {
  await page.goto("/");
  const lines = page.getByRole("region", { name: "What you won’t find elsewhere" }).getByRole("heading", {
    level: 3,
  });
  await expect(lines).toHaveText([
    "It looks at your page before it sends twice.",
    "It asks when the day is wrong.",
    "You have read every word.",
  ]);
  await expect(page.locator("body")).not.toContainText("€");
  await expectAccessible(page);
});

test("of the product's photos only those of the current theme are fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await page.getByRole("heading", { name: "How it works" }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter((url) => /brand-dark/.test(url)).length).toBe(1);
  expect(fetched.filter((url) => /(brand|connect|write|send)-light/.test(url))).toEqual([]);
});
