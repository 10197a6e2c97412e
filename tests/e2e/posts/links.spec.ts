import { expect, expectAccessible, sandboxUrl } from "../fixtures";
import { writingTest as test } from "../owner";

const site = (name: string) => `${sandboxUrl}/sites/${name}`;

test("links as sources: what was read is in the text and on its card, what was not is named", async ({
  page,
}) => {
  await page.goto("/post-generator");
  const preview = page.getByRole("article", { name: "Post Preview" });
  const face = preview.locator("header img");
  await expect(face, "the connected page's own picture").toHaveAttribute("src", /\/facebook\/pictures\//);
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByLabel("Description", { exact: true }).fill("Christmas stollen");
  for (const [index, name] of ["bakery", "gone"].entries()) {
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel(`Link ${index + 1}`, { exact: true }).fill(site(name));
  }
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(preview).toContainText("Stollen of 750 g");

  const note = page.getByRole("status").filter({ hasText: "This link could not be read" });
  await expect(note).toContainText(`${site("gone")}: the page is gone or not open to everyone`);
  await expect(note).not.toContainText(site("bakery"));

  const card = preview.getByRole("region", { name: "Link preview" });
  await expect(card).toContainText("Christmas stollen to order");
  await expect(card).toContainText("Baked from 1 December");
  const photo = card.locator("img");
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  expect(await photo.evaluate((image: HTMLImageElement) => new URL(image.src).origin)).toBe(
    new URL(page.url()).origin,
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Text of the post").fill("Rolls at half past six");
  await expect(card, "without a link there is no card").toHaveCount(0);
});
