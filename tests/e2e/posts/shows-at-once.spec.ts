import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test, write } from "../owner";

/** Holds the answers to a method's requests until they are refused. @returns what refuses them */
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await refused;
    await route.fulfill({ status: 500, json: { statusCode: "INTERNAL", message: "INTERNAL", object: {} } });
  });
  return refuse;
}

for (const path of ["/week", "/your-posts"])
  test(`${path}: a deleted post is gone before the server has answered, and is back when it refuses`, async ({
    page,
  }) => {
    const { id, content } = await write(page, `Gone at once from ${path} ${Date.now()}`);
    await page.goto(path);
    const card =
      path === "/week"
        ? page.locator(`[data-post="${id}"]`)
        : page.getByRole("listitem").filter({ hasText: content });
    await card.locator("[data-press]").click();
    const sheet = page.getByRole("dialog", { name: "Post Details" });
    await sheet.getByRole("button", { name: "Delete" }).click();
    const refuse = await hold(page, "**/api/post/*", "DELETE");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(sheet).toBeHidden();
    await expect(card, "while it is not answered").toBeHidden({ timeout: 1_000 });
    refuse();
    await expect(page.getByText("The post could not be deleted")).toBeVisible();
    await expect(card).toBeVisible();
  });
