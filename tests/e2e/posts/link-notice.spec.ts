import type { Page } from "@playwright/test";
import { findDead } from "../database";
import { expect, expectAccessible } from "../fixtures";
import { postOf, test } from "../owner";
import { inTwoDays, scheduledPost } from "../schedule";
import { textOf } from "./sheet/post-sheet";

/** A scheduled post whose link is found dead. */
async function postWithDeadLink(page: Page, word: string) {
  const url = `https://kovacs.example/${word}-${Date.now()}`;
  const post = await scheduledPost(page, `${word} until Friday: ${url}`, inTwoDays());
  // The server's own check comes first: here no name is found, which says nothing about the link.
  const read = async () =>
    (await page.request.get(`/api/post/${post.id}/links`)).json() as Promise<{
      object: { links: unknown[] };
    }>;
  await expect.poll(async () => (await read()).object.links.length, { timeout: 40_000 }).toBe(1);
  await findDead(post.id, url);
  return { ...post, url };
}

const noticeOf = (page: Page, url: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Check the links in a post" }) })
    .filter({ hasText: url });

test("a dead link is changed from the dashboard, or left, and the post keeps its time", async ({ page }) => {
  test.setTimeout(180_000);
  const changed = await postWithDeadLink(page, "stollen");
  const left = await postWithDeadLink(page, "rolls");
  await page.goto("/dashboard");
  const notice = noticeOf(page, changed.url);
  await expect(notice).toContainText("The page is not there.");
  const recent = page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem");
  await expect(recent.filter({ hasText: changed.url })).toContainText("The page is not there.");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Change" }).click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(sheet.getByRole("region", { name: "What to check in this text" })).toContainText(
    "The page is not there.",
  );
  await expectAccessible(page);
  await textOf(sheet).fill("Stollen until Friday, order by telephone");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(notice).toBeHidden();

  const other = noticeOf(page, left.url);
  const answered = page.waitForResponse((response) => response.url().endsWith("/links/leave"));
  await other.getByRole("button", { name: "Leave as it is" }).click();
  await expect(other).toBeHidden();
  expect((await answered).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
  await expect(other).toBeHidden();
  for (const { id } of [changed, left])
    expect(await postOf(page, id)).toMatchObject({
      status: "SCHEDULED",
      scheduledTime: inTwoDays().toISOString(),
    });

  await page.goto(`/week?from=${inTwoDays().toISOString().slice(0, 10)}&post=${left.id}`);
  await expect(textOf(sheet)).toBeVisible();
  await expect(sheet.getByText("The page is not there."), "she has left it so").toBeHidden();
});
