import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../owner";

/** The page's background colour as rendered. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const screen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!screen) throw new Error("No canvas");
    screen.fillStyle = getComputedStyle(document.body).backgroundColor;
    screen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = screen.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 3 * 128 ? "light" : "dark";
  });

async function choose(page: Page, theme: "Same as this device" | "Light" | "Dark"): Promise<void> {
  const item = page.getByRole("menuitemradio", { name: theme });
  // The menu closes by itself where its page is covered by another one.
  await expect(async () => {
    await page.bringToFront();
    if (!(await item.isVisible())) await page.getByRole("button", { name: /account menu/i }).click();
    await item.click({ timeout: 5_000 });
  }).toPass();
}

test(
  "the theme is the system's until one is chosen, which comes with the HTML from then on",
  { tag: "@core" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/your-posts");
    expect(await paper(page)).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paper(page)).toBe("dark");

    await choose(page, "Light");
    await expect.poll(() => paper(page)).toBe("light");
    const html = await (await page.request.get("/your-posts")).text();
    expect(html).toMatch(/<html[^>]* class="[^"]*\blight\b/);
    await page.reload();
    expect(await paper(page)).toBe("light");

    await choose(page, "Same as this device");
    await expect.poll(() => paper(page)).toBe("dark");
    await page.reload();
    expect(await paper(page)).toBe("dark");
  },
);

test("another tab applies the chosen theme when it becomes visible, and the landing page shows its photo", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/your-posts");
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/");
  const steps = other.getByRole("region", { name: "How it works" });
  const photo = steps.locator("picture img").first();
  await photo.scrollIntoViewIfNeeded();
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown).toContain("-light");

  await choose(page, "Dark");
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(await paper(other)).toBe("dark");
  await choose(other, "Light");
  await expect.poll(() => paper(other)).toBe("light");
  await choose(other, "Dark");
  await expect.poll(shown).toContain("-dark");
});
