import type { Page } from "@playwright/test";
import { expect } from "../../fixtures";
import { test, write } from "../../owner";
import { inTwoDays, schedule } from "../../schedule";
import { openSheet } from "../sheet/post-sheet";

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

test("a post that was seen as a draft opens as the list has it, before it is read again", async ({
  page,
}) => {
  const { sheet, post } = await seenDraft(page);
  await schedule(page, post, inTwoDays());
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await menu.getByRole("link", { name: "Your Posts" }).click();
  const card = page.getByRole("listitem").filter({ hasText: post.content }).filter({ hasText: "Scheduled" });
  const refuse = await hold(page, `**/api/post/${post.id}`, "GET");
  await card.getByRole("button", { name: "View" }).click();
  await expect(sheet.getByText(/^Goes out/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Cancel Schedule" })).toBeVisible();
  refuse();
});

/** A draft whose sheet was open once on Your Posts. */
async function seenDraft(page: Page) {
  const post = await write(page, `Seen as a draft ${Date.now()}`);
  const { sheet } = await openSheet(page, post);
  await expect(sheet.getByText("Draft", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  return { post, sheet };
}
