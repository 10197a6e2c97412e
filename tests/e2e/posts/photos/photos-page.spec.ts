import { readFile } from "node:fs/promises";
import { expect, shot } from "../../fixtures";
import { test } from "../../owner";

test("a photo that the browser cannot show is seen as soon as it has arrived", async ({ page }) => {
  await page.goto("/photos");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  const buffer = await readFile("tests/integration/media/photo.heic");
  await (await chooser).setFiles([{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer }]);
  const tile = page.getByRole("listitem").filter({ hasText: "IMG_1" });
  await expect(tile.getByRole("img", { name: "There" })).toBeVisible({ timeout: 60_000 });
  const width = tile.locator("img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  expect(await width).toBeGreaterThan(0);
  await shot(page, "photos/heic");
});
