import type { Page } from "@playwright/test";
import { expect, expectAccessible, shot } from "../../fixtures";
import { writingTest as test } from "../../owner";

const question = (page: Page) => page.getByRole("group", { name: "What about “buns”?" });
const text = (page: Page) => page.getByRole("article", { name: "Post Preview" }).locator("[data-post-text]");

async function ask(page: Page): Promise<void> {
  await page.goto("/post-generator");
  await page.getByLabel("Description", { exact: true }).fill("buns");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(question(page)).toBeVisible();
}

test("a request of one word is asked about once, and a press of the keyboard answers", async ({ page }) => {
  await ask(page);
  await expect(page.getByRole("button", { name: "New", exact: true })).toBeFocused();
  await expectAccessible(page);
  await shot(page, "workspace/one-question");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(text(page)).toContainText("uns: back again", { timeout: 60_000 });
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("buns: back again");
  await page.getByLabel("Description", { exact: true }).fill("buns");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
  await expect(question(page), "never a second question").toHaveCount(0);
});

test("it is answered in a line, or passed over, on a phone too", async ({ page }) => {
  await ask(page);
  await page.getByLabel("Or in your own words").fill("with walnuts, on Friday");
  await page.keyboard.press("Enter");
  await expect(text(page)).toContainText("with walnuts, on Friday", { timeout: 60_000 });

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/post-generator?new");
  const sheet = page.getByRole("dialog", { name: "Create Post" });
  await sheet.getByLabel("Description", { exact: true }).fill("buns");
  await sheet.getByRole("button", { name: "Generate Post" }).click();
  await expect(question(page)).toBeInViewport();
  await shot(page, "workspace/one-question-phone");
  await page.getByRole("button", { name: "Write it as it is" }).click();
  await expect(text(page)).toContainText(/buns\./i, { timeout: 60_000 });
});
