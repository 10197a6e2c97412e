import type { Page } from "@playwright/test";
import { expect, plantFault, sandboxUrl } from "../fixtures";
import { openWorkspace, postOf, test, write } from "../owner";

/** Lets the page's requests reach the server, whose answers are lost. */
const loseAnswers = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });

/** How often a text stands on the Facebook pages. */
async function countOnFacebook(text: string): Promise<number> {
  const reply = await fetch(`${sandboxUrl}/facebook/pages/615500000000001`);
  return (await reply.text()).split(text).length - 1;
}

async function openConfirm(page: Page, text: string) {
  const post = await write(page, text);
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Post Now" }).click();
  return { post, dialog: page.getByRole("dialog", { name: "Confirm Post" }) };
}

test(
  "a post that went out is said to be out, although the answer was lost",
  { tag: "@core" },
  async ({ page }) => {
    const text = `Rye rolls ${Date.now()}`;
    const { dialog } = await openConfirm(page, text);
    await loseAnswers(page, "**/api/post/publish");
    await dialog.getByRole("button", { name: "Post Now" }).click();
    await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Failed to publish post. Please try again.")).toBeHidden();
    expect(await countOnFacebook(text)).toBe(1);
  },
);

test("a post that has its time is said to have it, although the answer was lost", async ({ page }) => {
  const { post, dialog } = await openConfirm(page, `Plum cake ${Date.now()}`);
  await dialog.getByRole("switch", { name: "Schedule Post" }).click();
  await loseAnswers(page, "**/api/post/schedule");
  await dialog.getByRole("button", { name: "Schedule Post" }).click();
  await expect(page.getByText(/^Goes out/).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await postOf(page, post.id)).status).toBe("SCHEDULED");
});

test("while Facebook is silent its page is checked, and the post is found there once", async ({ page }) => {
  test.setTimeout(180_000);
  const text = `Walnut bread ${Date.now()}`;
  await plantFault({ provider: "facebook", kind: "accept-then-hang", path: "/feed", contains: text });
  const { dialog } = await openConfirm(page, text);
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(dialog.getByText("Facebook is slow to answer.")).toBeVisible();
  await expect(page.getByText("Checking Facebook")).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible({ timeout: 90_000 });
  expect(await countOnFacebook(text)).toBe(1);
});
