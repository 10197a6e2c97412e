import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible } from "../fixtures";
import { test } from "../owner";
import { scheduledPost } from "../schedule";

/** Half a day ahead, in whole minutes: within the two days that are looked through. */
const soon = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000);

type Held = { postPlatforms: { held: boolean }[] };

async function isHeld(page: Page, id: number): Promise<boolean> {
  const reply = await page.request.get(`${appUrl}/api/post/${id}`);
  const { object } = (await reply.json()) as { object: Held };
  return object.postPlatforms.some(({ held }) => held);
}

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test(
  "sold out: the posts that name it are held, left or let go by one press each",
  { tag: "@core" },
  async ({ page }) => {
    const what = `marzipan stars ${Date.now()}`;
    const first = await scheduledPost(page, `Fresh ${what} all morning`, soon(12));
    const second = await scheduledPost(page, `Two ${what} for one`, soon(15));
    await scheduledPost(page, "Rye bread as always", soon(18));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sold out" }).click();
    const form = page.getByRole("dialog", { name: "Sold out" });
    await expect(form.getByLabel("What is sold out?")).toBeFocused();
    await page.keyboard.type(what);
    await expectAccessible(page);
    await page.keyboard.press("Enter");

    const posts = page.getByRole("dialog").filter({ hasText: "2 posts of the next two days are about it." });
    const row = (post: { content: string }) => posts.getByRole("listitem").filter({ hasText: post.content });
    await row(first).getByRole("button", { name: "Hold back" }).click();
    await expect(row(first).getByText("Held back until you decide")).toBeVisible();
    await row(second).getByRole("button", { name: "Leave as it is" }).click();
    await expect(row(second).getByText("Left as it is")).toBeVisible();
    expect([await isHeld(page, first.id), await isHeld(page, second.id)]).toEqual([true, false]);
    await expectAccessible(page);
    await posts.getByRole("button", { name: "Done" }).click();

    // It says so where the owner meets the post again, and a reload changes nothing.
    await page.reload();
    await expect(page.getByText(`Sold out: ${what}`).first()).toBeVisible();
    await page.getByRole("button", { name: `Posts about: Sold out: ${what}` }).click();
    await row(first).getByRole("button", { name: "Let it go out anyway" }).click();
    await expect(row(first).getByText(/^Goes out/)).toBeVisible();
    expect(await isHeld(page, first.id)).toBe(false);
    await posts.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: `No longer true: Sold out: ${what}` }).click();
    await expect(page.getByText(`Sold out: ${what}`)).toBeHidden();
  },
);

test("a post that was held says so in its sheet, and one press there lets it go out at its time", async ({
  page,
}) => {
  const post = await scheduledPost(page, `Held stollen ${Date.now()}`, soon(14));
  await page.request.post(`${appUrl}/api/post/${post.id}/hold`, { headers: { origin: appUrl } });
  expect(await isHeld(page, post.id)).toBe(true);
  await page.goto(`/your-posts?post=${post.id}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("You asked to decide about this post before it goes out.")).toBeVisible();
  await sheet.getByRole("button", { name: "Post it anyway" }).click();
  await expect.poll(() => isHeld(page, post.id)).toBe(false);
  await expect(sheet.getByText("You asked to decide about this post before it goes out.")).toBeHidden();
});
