import type { Page } from "@playwright/test";
import { expect, shot } from "../../fixtures";
import { expectNothingJumped, measureLayoutShift } from "../../layout-shift";
import { writingTest as test } from "../../owner";
import { photo, photosOf } from "../photos/photo-files";

/** What moves within half a second of a press is its answer. */
const settle = (page: Page) => page.waitForTimeout(600);

/** From the press to the first word and the end, so that a slow model's text is looked at. */
async function written(page: Page, name: string): Promise<void> {
  const bar = page.getByRole("button", { name: "Change the text" });
  await page.getByRole("button", { name }).click();
  await expect(page.locator(".pw-caret")).toBeVisible();
  await settle(page);
  await shot(page, `workspace-shift/writing-${page.viewportSize()?.width}`);
  await expect(bar).toBeVisible({ timeout: 60_000 });
  await settle(page);
  await shot(page, `workspace-shift/written-${page.viewportSize()?.width}`);
}

for (const width of [375, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, hasTouch: width < 768 });

    test("nothing in the workspace moves by itself: written, edited, given a photo, scheduled", async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const shifts = await measureLayoutShift(context);
      const preview = page.getByRole("article", { name: "Post Preview" });
      await page.goto("/post-generator?new");
      await page.getByLabel("Description", { exact: true }).fill("Fresh sourdough every Saturday from 7");
      await page.getByLabel("Generate AI Image").check();
      await settle(page);
      await written(page, "Generate Post");
      await expect(photosOf(page).getByRole("img")).toBeVisible();
      await written(page, "Another version");
      // Its message, too, comes and goes.
      await expect(page.getByText("Post generated successfully!").first()).toBeVisible();
      await expect(page.getByText("Post generated successfully!")).toHaveCount(0);

      await page.getByRole("button", { name: "Edit" }).last().click();
      await page.getByLabel("Text of the post").press("ControlOrMeta+Home");
      await page.getByLabel("Text of the post").pressSequentially("See you there. ");
      await settle(page);
      await page.getByRole("heading", { name: "Post Preview" }).click();
      await expect(preview).toContainText("See you there.");
      await settle(page);

      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Add photos" }).click();
      await (await chooser).setFiles([await photo("one.jpg", "#a52")]);
      await expect(photosOf(page).getByRole("listitem")).toHaveCount(2);
      await settle(page);

      await page.getByRole("button", { name: "Post Now" }).click();
      const confirm = page.getByRole("dialog", { name: "Confirm Post" });
      await confirm.getByRole("switch", { name: "Schedule Post" }).check();
      await settle(page);
      expectNothingJumped(shifts.worst());
      await confirm.getByRole("button", { name: "Schedule Post" }).click();
      await expect(page.getByText(/^Goes out/).first()).toBeVisible();
    });
  });
