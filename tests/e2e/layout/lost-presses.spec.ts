import { addDays, mondayOf } from "../../../lib/i18n/calendar";
import type { Locator, Page } from "@playwright/test";
import { instantOf, wallTime } from "../../../lib/i18n/wall-time";
import { expect } from "../fixtures";
import { test, write } from "../owner";
import { scheduledPost, setSlots } from "../schedule";
import { photo } from "../posts/photo-files";
import { onSlowLine } from "../slow-line";

test.use({ pressesWait: false });

const ZONE = "Europe/Budapest";
const WEEK = addDays(mondayOf(wallTime(new Date(), ZONE).date), 14);
/** How long after it has come into view a thing is pressed, in milliseconds: long before the page's script is there. */
const MOMENTS = [0, 900, 2000];

const details = (page: Page) => page.getByRole("dialog", { name: "Post Details" });

type Pressing = {
  path: string;
  pressed: (page: Page) => Locator;
  opens: (page: Page) => Locator;
};

/** Opens a page on a slow line in a tab of its own and presses once, so long after the thing has come into view. */
async function pressOnce(tab: Page, { path, pressed, opens }: Pressing, moment: number): Promise<void> {
  const page = await tab.context().newPage();
  await onSlowLine(page);
  let documents = 0;
  page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto(path, { waitUntil: "commit" });
  await pressed(page).waitFor();
  await page.waitForTimeout(moment);
  await pressed(page).click({ force: true, noWaitAfter: true });
  await expect(opens(page), `${path}, pressed after ${moment} ms`).toBeVisible({ timeout: 30_000 });
  expect(documents, "without a second page").toBe(1);
  await page.close();
}

test.describe("on a cold and slow line no press is lost", () => {
  let id = 0;
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    await setSlots(page, [{ weekday: 4, minute: 16 * 60 }]);
    await write(page, "A draft for the week, so that it can be filled.");
    const at = instantOf({ date: addDays(WEEK, 1), hour: 10, minute: 0 }, ZONE)?.toISOString() ?? "";
    ({ id } = await scheduledPost(page, `Pressed early ${Date.now()}`, at));
  });

  const week = `/week?from=${WEEK}`;
  const card: Pressing = {
    path: week,
    pressed: (page) => page.locator(`[data-post="${id}"] [data-press]`),
    opens: details,
  };

  test("on a post of the week", async ({ page }) => {
    for (const moment of MOMENTS) await pressOnce(page, card, moment);
  });

  test("on a post of the week, at twenty moments", async ({ page }) => {
    test.setTimeout(600_000);
    for (let moment = 0; moment < 5000; moment += 250) await pressOnce(page, card, moment);
  });

  const dialog = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });
  for (const [name, pressed, opens] of [
    ["a free time", (page: Page) => page.locator("[data-free] button").first(), dialog(/4:00/)],
    [
      "More",
      (page: Page) => page.getByRole("button", { name: "More", exact: true }),
      (page: Page) => page.getByRole("menuitem", { name: "Posting times" }),
    ],
    [
      "the jump to another week",
      (page: Page) => page.getByRole("button", { name: "Another week" }),
      dialog("Jump to a week"),
    ],
  ] as const)
    test(`on ${name}`, async ({ page }) => {
      for (const moment of MOMENTS) await pressOnce(page, { path: week, pressed, opens }, moment);
    });

  for (const path of ["/post-generator", "/post-generator?new"])
    test(`on Write it myself of ${path}`, async ({ page }) => {
      const pressed = (tab: Page) => tab.getByRole("button", { name: "Write it myself" }).first();
      const opens = (tab: Page) => tab.getByRole("textbox", { name: "Text of the post" });
      for (const moment of MOMENTS) await pressOnce(page, { path, pressed, opens }, moment);
    });

  test("on Add photos, nor is a file that was chosen", async ({ page }) => {
    const bread = await photo("early-bread.jpg", "#b62");
    for (const moment of MOMENTS) {
      const tab = await page.context().newPage();
      await onSlowLine(tab);
      await tab.goto("/photos", { waitUntil: "commit" });
      const button = tab.getByRole("button", { name: "Add photos" }).first();
      await button.waitFor();
      await tab.waitForTimeout(moment);
      const chooser = tab.waitForEvent("filechooser", { timeout: 5_000 });
      await button.click({ force: true, noWaitAfter: true });
      await (await chooser).setFiles([bread]);
      await expect(tab.getByText("early-bread").first()).toBeVisible({ timeout: 30_000 });
      await tab.close();
    }
  });

  for (const path of ["/your-posts", "/dashboard"])
    test(`on a card of ${path}`, async ({ page }) => {
      const pressed = (tab: Page) => tab.getByRole("button", { name: "View" }).first();
      for (const moment of MOMENTS) await pressOnce(page, { path, pressed, opens: details }, moment);
    });
});

test(
  "a post's address opens it, Back closes it, and a new tab shows it",
  { tag: "@core" },
  async ({ page }) => {
    const at = instantOf({ date: addDays(WEEK, 2), hour: 11, minute: 0 }, ZONE)?.toISOString() ?? "";
    const post = await scheduledPost(page, `Addressed ${Date.now()}`, at);
    await page.goto(`/week?from=${WEEK}`);
    const card = page.locator(`[data-post="${post.id}"] [data-press]`);
    await expect(card).toHaveAttribute("href", `/week?from=${WEEK}&post=${post.id}`);
    await card.click();
    await expect(details(page)).toBeVisible();
    await expect(page).toHaveURL(`/week?from=${WEEK}&post=${post.id}`);
    await page.goBack();
    await expect(details(page)).toBeHidden();
    await expect(page).toHaveURL(`/week?from=${WEEK}`);
    await expect(card).toBeFocused();

    await card.press("Space");
    await expect(details(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details(page)).toBeHidden();
    await expect(page).toHaveURL(`/week?from=${WEEK}`);

    await page.goto(`/week?from=${WEEK}&post=${post.id}`);
    await expect(details(page)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(details(page)).toBeHidden();
    await expect(page).toHaveURL(`/week?from=${WEEK}`);

    // The worker's owner may have more scheduled posts than a page of the list has.
    const list = `/your-posts?status=SCHEDULED&q=${post.content.split(" ").at(-1)}`;
    await page.goto(`${list}&post=${post.id}`);
    await expect(details(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(list);
  },
);

test("Back asks before it closes a sheet whose text was not saved", async ({ page }) => {
  const post = await write(page, `Back asks ${Date.now()}`);
  await page.goto("/your-posts");
  const card = page.getByRole("listitem").filter({ hasText: post.content });
  await card.getByRole("button", { name: "View" }).click();
  await details(page).getByLabel("Text of the post").fill("Typed, and not saved");
  await page.goBack();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await question.getByRole("button").first().click();
  await expect(details(page).getByLabel("Text of the post")).toHaveValue("Typed, and not saved");
  await page.goBack();
  await question.getByRole("button").last().click();
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL("/your-posts");
});
