import { db } from "../../lib/db";
import { calmOwner } from "./owners";
import { photograph } from "./photographs";
import { expect, signInAs, test, visit } from "./studio";

for (const size of [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
])
  test(`the photo of a scheduled post is changed in its sheet, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const anna = await calmOwner();
    const rye = await photograph(anna, "rye");
    const post = await db.post.findFirstOrThrow({
      where: { userId: anna.userId, status: "SCHEDULED", media: { some: {} } },
    });
    const photos = () => db.postMedia.findMany({ where: { postId: post.id }, select: { mediaId: true } });
    await signInAs(page, anna.token);
    await visit(page, `/your-posts?post=${post.id}`, "Your Posts");
    const sheet = page.getByRole("dialog", { name: "Post Details" });
    await sheet.getByRole("button", { name: "Another photo" }).click();
    await page.getByRole("dialog", { name: "Your photos" }).getByRole("button", { name: /rye/i }).click();
    await expect.poll(photos).toEqual([{ mediaId: rye }]);
    await expect(sheet.getByRole("img", { name: /rye/i })).toBeVisible();
    await sheet.getByRole("button", { name: "Crop" }).click();
    const crop = page.getByRole("dialog", { name: "Crop and describe" });
    await crop.getByText("Square", { exact: true }).click();
    await crop.getByRole("button", { name: "Save" }).click();
    await expect(crop).toBeHidden();
    await sheet.getByRole("button", { name: "Remove" }).click();
    await expect.poll(photos).toEqual([]);
    await expect(sheet.getByRole("button", { name: "Photo", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.locator(`[data-post="${post.id}"] img, li:has-text("Poppy") img`)).toHaveCount(0);
  });
