import { addDays, mondayOf } from "../../../lib/i18n/calendar";
import type { Page } from "@playwright/test";
import { wallTime } from "../../../lib/i18n/wall-time";
import { expect } from "../fixtures";
import { draft, postOf, test, write } from "../owner";
import { setSlots } from "../schedule";
import { openPostingTimes } from "../week";

const week = `/week?from=${addDays(mondayOf(wallTime(new Date(), "Europe/Budapest").date), 7)}`;

/** Both ways of closing what is open. */
const WAYS = {
  Back: (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press("Escape"),
} as const;
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

test("after a reload with something open, and on the way back from elsewhere, no press of Back does nothing", async ({
  page,
}) => {
  const open = async () => {
    await openPostingTimes(page);
    await expect(page.getByRole("dialog", { name: "Posting times" })).toBeVisible();
  };
  await page.goto("/your-posts");
  await page.goto("/week");
  await open();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open();
  await page.goto("/terms");
  await page.goBack();
  await expect(page).toHaveURL("/week");
  await page.waitForFunction(() => window.navigation.currentEntry?.getState() === undefined);
  await page.goBack();
  await expect(page).toHaveURL("/your-posts");
});

for (const way of ways) {
  const close = WAYS[way];

  test(`${way} closes a dialog of the week, and one press more leaves the page`, async ({ page }) => {
    await page.goto("/your-posts");
    await page.goto("/week");
    await openPostingTimes(page);
    const times = page.getByRole("dialog", { name: "Posting times" });
    await expect(times).toBeVisible();
    await close(page);
    await expect(times).toBeHidden();
    await expect(page).toHaveURL(/\/week/);
    // A second one, opened after the first.
    await openPostingTimes(page);
    await expect(times).toBeVisible();
    await close(page);
    await expect(times).toBeHidden();
    // One press more means the page, however often something was open.
    await page.goBack();
    await expect(page).toHaveURL("/your-posts");
  });

  test(`${way} closes the question first, and then the sheet that it is about`, async ({ page }) => {
    const post = await write(page, `Deleted by nobody ${Date.now()}`);
    await page.goto("/your-posts");
    await page.getByRole("listitem").filter({ hasText: post.content }).getByText("View").click();
    const sheet = page.getByRole("dialog", { name: "Post Details" });
    await sheet.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await close(page);
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();
    await close(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/your-posts");
    expect((await postOf(page, post.id)).content).toBe(post.content);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

    test(`${way} closes the menu, and the form of the workspace with what was typed kept`, async ({
      page,
    }) => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await close(page);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL("/dashboard");

      await page.getByRole("button", { name: "Open menu" }).click();
      await menu.getByRole("link", { name: "Post Generator" }).click();
      await expect(page).toHaveURL(/\/post-generator/);
      await page.getByRole("button", { name: "Create Post" }).click();
      const form = page.getByRole("dialog", { name: "Create Post" });
      await form.getByLabel("Description", { exact: true }).fill("Rolls on Sunday");
      await close(page);
      await expect(form).toBeHidden();
      await page.getByRole("button", { name: "Create Post" }).click();
      await expect(form.getByLabel("Description", { exact: true })).toHaveValue("Rolls on Sunday");
      await close(page);
      await page.goBack();
      await expect(page, "the press on the menu's link left the dashboard").toHaveURL("/dashboard");
    });

    test(`${way} closes what is open in the reading, asks where something was typed, and then leaves it`, async ({
      page,
    }) => {
      await setSlots(page, [{ weekday: 3, minute: 960 }]);
      const { id, content } = await draft(page, `Read and left ${Date.now()}`);
      await page.goto(week);
      await page.goto(`/week/read?post=${id}`);
      await page.getByRole("button", { name: "Change" }).click();
      const text = page.getByLabel("Text of the post");
      await expect(text).toBeFocused();
      await close(page);
      await expect(text, "nothing was typed").toBeHidden();

      await page.getByRole("button", { name: "Change" }).click();
      await text.fill("Typed, and not saved");
      await close(page);
      const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
      await question.getByRole("button", { name: "Keep editing" }).click();
      await expect(text).toHaveValue("Typed, and not saved");
      await close(page);
      await question.getByRole("button", { name: "Discard changes" }).click();
      await expect(page.getByRole("article")).toContainText(content.slice(0, 40));
      expect((await postOf(page, id)).content).toBe(content);

      await page.getByRole("button", { name: "Other time" }).click();
      await expect(page.getByRole("button", { name: "Take this time" })).toBeVisible();
      await close(page);
      await expect(page.getByRole("button", { name: "Take this time" })).toBeHidden();
      await close(page);
      await expect(page).toHaveURL(/\/week(\?|$)/);
    });
  });
}

test("what was typed in the reading is saved by a step to another post and by the way to the week", async ({
  page,
}) => {
  await setSlots(page, [{ weekday: 3, minute: 960 }]);
  const { id } = await draft(page, `Stepped on ${Date.now()}`);
  await page.goto(`/week/read?post=${id}`);
  for (const [words, leave] of [
    ["My words, and on", "Next post"],
    ["My words, and back", "Back to the week"],
  ] as const) {
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("Text of the post").fill(`${words} ${id}`);
    await page
      .getByRole(leave === "Next post" ? "button" : "link", { name: leave })
      .first()
      .click();
    await expect.poll(async () => (await postOf(page, id)).content).toBe(`${words} ${id}`);
    if (leave === "Next post") await page.goto(`/week/read?post=${id}`);
  }
  await expect(page).toHaveURL(/\/week(\?|$)/);
});
