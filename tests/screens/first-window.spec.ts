import type { Locator, Page } from "@playwright/test";
import { openWorkspace } from "../e2e/owner";
import { calmOwner } from "./owners";
import { inDays, person } from "./people";
import { addNotice, addPost } from "./posts";
import { expect, signInAs, test, visit } from "./studio";

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

/** Where an element begins and ends, in pixels of the window that is not scrolled. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not displayed");
  return { top: box.y, bottom: box.y + box.height };
}

const PARTS = ["Social Media Integration", "Posts Overview", "Recent Posts"];

async function expectPartsToBegin(page: Page, height: number): Promise<void> {
  for (const name of PARTS)
    expect((await edges(page.getByRole("heading", { name }))).bottom, name).toBeLessThan(height);
}

test("the dashboard's three parts begin in the first window of an owner to whom nothing happens", async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await signInAs(page, (await calmOwner()).token);
  await visit(page, "/dashboard", "Welcome back!");
  await expect(page.getByText("Nothing needs you at the moment.")).toBeVisible();
  await expectPartsToBegin(page, LAPTOP.height);
});

test("a line at the top leads to them where something does, and on a phone", async ({ page }) => {
  const anna = await calmOwner();
  const failed = await addPost(anna, "office", { delivery: "FAILED", code: "FACEBOOK_REFUSED", created: -2 });
  await addNotice(anna, "POST_FAILED", "FACEBOOK_LINK", failed);
  await signInAs(page, anna.token);
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await visit(page, "/dashboard", "Welcome back!");
    const line = page.getByRole("navigation", { name: "On this page" });
    expect((await edges(line)).bottom).toBeLessThan(size.height / 2);
    for (const name of PARTS) {
      await line.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { name })).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  }
});

test("Post Details has all that the specification puts there in its first window", async ({ page }) => {
  const anna = await calmOwner();
  const id = await addPost(anna, "loaves", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: inDays(4),
    created: -1,
    image: "A basket of loaves",
    content: "Rye, walnut and plum, from our own oven, from seven on Saturday. ".repeat(12),
  });
  await signInAs(page, anna.token);
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await visit(page, `/your-posts?post=${id}`, "Post Details");
    const sheet = page.getByRole("dialog", { name: "Post Details" });
    for (const part of [
      sheet.getByText(/^Cost/),
      sheet.getByText("Facebook: Waiting"),
      sheet.getByRole("button", { name: "See more" }),
      sheet.getByRole("button", { name: "Open in Workspace" }),
      sheet.getByRole("button", { name: "Cancel Schedule" }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("Post Now is in the window whatever the length of the post", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  const content = "Rye, walnut and plum.\n\n".repeat(40).trim();
  const id = await addPost(anna, "loaves", { created: -1, image: "A basket of loaves", content });
  await signInAs(page, anna.token);
  for (const size of [LAPTOP, { width: 1366, height: 768 }, PHONE]) {
    await page.setViewportSize(size);
    await openWorkspace(page, { id, content });
    const more = page.getByRole("button", { name: "See more" });
    if (await more.isVisible()) await more.click();
    const send = page.getByRole("button", { name: "Post Now" }).filter({ visible: true });
    await expect(send).toBeInViewport({ ratio: 1 });
  }
});
