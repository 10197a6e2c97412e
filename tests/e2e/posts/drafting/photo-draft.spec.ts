import { expect, shot } from "../../fixtures";
import { writingTest as test } from "../../owner";
import { photo, photosOf } from "../photos/photo-files";

test("a post is written from a photo, and goes out with it", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("one.jpg", "#a52"), await photo("two.jpg", "#da4")]);
  const photos = photosOf(page);
  await expect(photos.getByRole("img")).toHaveCount(2);
  await expect(page.getByText("The post is written from this photo, and goes out with it.")).toBeVisible();
  const generateImage = page.getByRole("switch", { name: "Generate AI Image" });
  await expect(generateImage).toBeDisabled();
  await expect(generateImage).not.toBeChecked();
  await expect(generateImage).toHaveAccessibleDescription("The post has a photo");
  // The photo is on the screen once, in the preview.
  await expect(page.locator('img[src^="/api/media/"]')).toHaveCount(2);
  const drafted = page.waitForResponse((reply) => reply.url().endsWith("/api/post/draft"));
  await page.getByRole("button", { name: "Generate Post" }).click();
  const { mediaId } = (await drafted).request().postDataJSON() as { mediaId?: string };
  expect(mediaId).toMatch(/^[\w-]{36}$/);
  const postNow = page.getByRole("button", { name: "Post Now" });
  await expect(postNow).toBeEnabled({ timeout: 30_000 });
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await shot(page, "posts/from-photo");
  // The second one has followed the first, on the server too.
  await page.reload();
  await expect(photos.getByRole("listitem")).toHaveCount(2);
});

test("a model that cannot look at photos is told in one line what there is", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("loaf.jpg", "#a52")]);
  await expect(page.getByText("The post is written from this photo, and goes out with it.")).toBeVisible();
  // As the server answers where the model refuses photos: tests/integration/posts/drafting/photo-draft.test.ts.
  const refused = { statusCode: "UNPROCESSABLE_ENTITY", message: "VISION_UNAVAILABLE", object: {} };
  await page.route("**/api/post/draft", (route) => route.fulfill({ status: 422, json: refused }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Generate Post" }).click();
  const line = page.getByLabel("What does the photo show, in one line?");
  await expect(line).toBeFocused();
  await line.fill("A round sourdough loaf on a board");
  const drafted = page.waitForRequest("**/api/post/draft");
  await page.getByRole("button", { name: "Generate Post" }).click();
  const { photoDescription } = (await drafted).postDataJSON() as { photoDescription?: string };
  expect(photoDescription).toBe("A round sourdough loaf on a board");
  await expect(page.getByRole("article", { name: "Post Preview" })).toContainText("sourdough");
  await expect(photosOf(page).getByRole("img")).toHaveCount(1);
});
