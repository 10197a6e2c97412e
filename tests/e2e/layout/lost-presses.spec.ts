import { addDays, mondayOf } from "../../../lib/i18n/calendar";
import type { Locator, Page } from "@playwright/test";
import { instantOf, wallTime } from "../../../lib/i18n/wall-time";
import { expect } from "../fixtures";
import { SCRIPTS } from "../held-scripts";
import { draft, test, write } from "../owner";
import { scheduledPost, setSlots } from "../schedule";
import { photo } from "../posts/photos/photo-files";
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
async function pressOnce(
  tab: Page,
  { path, pressed, opens }: Pressing,
  moment: number,
  kilobits?: number,
): Promise<void> {
  const page = await tab.context().newPage();
  await onSlowLine(page, kilobits);
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

  test("on a post of the week, at twenty moments", async ({ page }) => {
    test.setTimeout(600_000);
    for (let moment = 0; moment < 5000; moment += 250) await pressOnce(page, card, moment);
  });

  const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
  const dialog = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });
  const field = (name: string) => (page: Page) => page.getByRole("textbox", { name });
  const item = (name: string) => (page: Page) => page.getByRole("menuitem", { name });
  const menu = button(/account menu/i);
  const slot = (page: Page) => page.locator("[data-free] button").first();
  const ideas = (page: Page) => page.getByRole("heading", { name: /ideas? for your week$/ });
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
  /** What is pressed first on each screen: its own press, or else its bar's. */
  const FIRST: [what: string, path: string, pressed: Pressing["pressed"], opens: Pressing["opens"]][] = [
    ["a free time", week, slot, dialog(/4:00/)],
    ["More", week, button(/^More$/), item("Posting times")],
    ["the jump to another week", week, button("Another week"), dialog("Jump to a week")],
    ["Find ideas", `/week/plan?from=${addDays(WEEK, 35)}`, button("Find ideas"), ideas],
    ["Change", "/week/read", button(/^Change$/), field("Text of the post")],
    ["a card", "/dashboard", button("View"), details],
    ["a card", "/your-posts", button("View"), details],
    ["Write it myself", "/post-generator", button("Write it myself"), field("Text of the post")],
    ["Write it myself", "/post-generator?new", button("Write it myself"), field("Text of the post")],
    ["Add something else", "/business-profile", button("Add something else"), save],
    ["Add a passkey", "/settings", button("Add a passkey"), dialog("Add a passkey")],
    ["the account menu", "/week/campaign", menu, item("Log out")],
    ["the account menu", "/subscription", menu, item("Log out")],
    ["the account menu", "/feedback", menu, item("Log out")],
    ["the account menu", "/what-worked", menu, item("Log out")],
  ];
  for (const [what, path, pressed, opens] of FIRST)
    test(`at 400 kbit on ${what} of ${path.split("?from")[0]}`, async ({ page }) => {
      if (path === "/week/read") await draft(page, "Rye, to be read");
      await pressOnce(page, { path, pressed, opens }, 300, 400);
    });

  test("on Add photos, nor is a file that was chosen", async ({ page }) => {
    const bread = await photo("early-bread.jpg", "#b62");
    for (const moment of MOMENTS) {
      const tab = await page.context().newPage();
      await onSlowLine(tab);
      await tab.goto("/photos", { waitUntil: "commit" });
      const add = tab.getByRole("button", { name: "Add photos" }).first();
      await add.waitFor();
      await tab.waitForTimeout(moment);
      const chooser = tab.waitForEvent("filechooser", { timeout: 5_000 });
      await add.click({ force: true, noWaitAfter: true });
      await (await chooser).setFiles([bread]);
      await expect(tab.getByText("early-bread").first()).toBeVisible({ timeout: 30_000 });
      await tab.close();
    }
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

test("a press whose script cannot be loaded says so, and the next one opens it", async ({ page }) => {
  await page.goto(`/week?from=${WEEK}`);
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route(SCRIPTS, (route) => {
    refused += 1;
    return route.abort();
  });
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute(SCRIPTS);
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Posting times" })).toBeVisible();
});

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
