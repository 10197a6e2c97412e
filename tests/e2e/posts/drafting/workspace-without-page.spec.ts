import type { Locator, Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot } from "../../fixtures";
import { connectPage, draft, openWorkspace, postOf, test } from "../../owner";

test.beforeEach(async ({ page }) => {
  const path = `${appUrl}/api/social/disconnect?platform=FACEBOOK`;
  await page.request.delete(path, { headers: { origin: appUrl } });
});
// This worker's other tests need the page connected.
test.afterEach(async ({ page }) => {
  await page.goto("/dashboard");
  const connect = page.getByRole("button", { name: "Connect", exact: true });
  const ready = page.getByText("Connected and ready to post");
  await expect(connect.or(ready)).toBeVisible();
  if (await connect.isVisible()) await connectPage(page);
});

async function choosePage(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(dialog).toBeHidden();
}

/** Asks for the post to be sent, and returns the dialog that does so. */
async function askToSend(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Post Now", exact: true }).click();
  return page.getByRole("dialog", { name: "Confirm Post" });
}

test("a page is connected where it is needed: in Confirm Post, and the text waits for it", async ({
  page,
}) => {
  const post = await draft(page, `Before the page ${Date.now()}`);
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill("Typed before the page was connected");
  const dialog = await askToSend(page);
  await expect(dialog).toContainText("No page is connected.");
  await expect(dialog.getByRole("button", { name: "Mark post as published" })).toBeEnabled();
  await expect(dialog.getByRole("button", { name: "Connect Facebook" })).toHaveClass(/bg-press\b/);
  await shot(page, "workspace/no-page");
  await expectAccessible(page);
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("button", { name: "Connect Facebook" }).click();
  const popup = await opened;
  await popup.getByRole("button", { name: /^Continue/ }).click();
  await choosePage(page);
  await expect(dialog).toContainText("Goes to your page Kovács Bakery.");
  await expect(dialog.getByRole("button", { name: "Connect Facebook" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
  expect((await postOf(page, post.id)).content).toBe("Typed before the page was connected");
});

test("when Facebook takes the whole window, the text and the question are still there on return", async ({
  page,
}) => {
  await openWorkspace(page, await draft(page, `By the long way ${Date.now()}`));
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill("Typed before the long way");
  await page.evaluate(() => {
    window.open = () => {
      const location = { replace: (to: string) => window.location.assign(to) };
      return { closed: false, close: () => undefined, location } as unknown as Window;
    };
  });
  // Leaving may abort the request that saves the text: what was typed is restored either way.
  await (await askToSend(page)).getByRole("button", { name: "Connect Facebook" }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/post-generator/);
  await choosePage(page);
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog.getByRole("button", { name: "Post Now" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article", { name: "Post Preview" })).toContainText(
    "Typed before the long way",
  );
});

test("it can still be marked as published, quietly", async ({ page }) => {
  const post = await draft(page, `Handed out on paper ${Date.now()}`);
  await openWorkspace(page, post);
  const dialog = await askToSend(page);
  await expect(dialog).toContainText("No page is connected.");
  await dialog.getByRole("button", { name: "Mark post as published" }).click();
  await expect(page.getByText("It was not posted to any platform.")).toBeVisible();
  expect(await postOf(page, post.id)).toMatchObject({ status: "PUBLISHED" });
});
