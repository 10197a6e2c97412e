import type { Locator, Page } from "@playwright/test";
import { expect } from "../../fixtures";

/** Opens a post's sheet from Your Posts, with one press. */
export async function openSheet(
  page: Page,
  post: { content: string },
): Promise<{ view: Locator; sheet: Locator }> {
  await page.goto("/your-posts");
  const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
  const view = card.first().getByRole("button", { name: "View" });
  await view.click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(sheet).toBeVisible();
  return { view, sheet };
}

/** The field with the post's text. */
export const textOf = (sheet: Locator) => sheet.getByLabel("Text of the post");
