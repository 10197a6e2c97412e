import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import type { Page } from "@playwright/test";
import { instantOf, wallTime } from "../../../../lib/i18n/wall-time";
import { appUrl, expect, expectAccessible } from "../../fixtures";
import { write, postOf, test } from "../../owner";
import { deleteDrafts, scheduledPost, setSlots } from "../../schedule";
import { carry } from "../../week";

const ZONE = "Europe/Budapest";
const SLOTS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minute: 16 * 60 }));

/** The Monday of the nth week from now; each test has a week of its own. */
const monday = (weeks: number) => addDays(mondayOf(wallTime(new Date(), ZONE).date), weeks * 7);

/** The instant of a time of day (hours) on a weekday (0 Monday) of a week, ISO 8601. */
function at(week: string, weekday: number, hour: number): string {
  return instantOf({ date: addDays(week, weekday), hour, minute: 0 }, ZONE)?.toISOString() ?? "";
}

const timeOf = async (page: Page, id: number) => (await postOf(page, id)).scheduledTime;
// The first: while it is dragged, a copy follows the pointer.
const ticket = (page: Page, id: number) => page.locator(`[data-post="${id}"]`).first();
const ticketsOf = (page: Page) => page.locator("[data-day] [data-post]");
const day = (page: Page, week: string, weekday: number) =>
  page.locator(`[data-day="${addDays(week, weekday)}"]`);

test.beforeEach(({ page }) => setSlots(page, SLOTS));

test("five drafts get the next free times with three presses", { tag: "@core" }, async ({ page }) => {
  test.setTimeout(180_000);
  await deleteDrafts(page);
  const drafts = [];
  for (const about of ["Rye", "Rolls", "Cake", "Flour", "Walnut"])
    drafts.push(await write(page, `${about} bread of the week ${Date.now()}`));
  await page.goto("/week");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Fill the free times" }).click();
  await expect(page.getByRole("heading", { name: "You have read 5 posts" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Schedule the 5 you have read" }).click();
  await expect(page).toHaveURL(/\/week\?from=/);
  const times = await Promise.all(drafts.map(({ id }) => timeOf(page, id)));
  expect(new Set(times).size, times.join(" ")).toBe(5);
  expect(times, "first written, first out").toEqual(times.toSorted());
  for (const time of times) {
    const { hour, minute } = wallTime(new Date(time ?? 0), ZONE);
    expect([hour, minute]).toEqual([16, 0]);
  }
});

test(
  "dragged by mouse to another day, it keeps its hour; Undo puts it back",
  { tag: "@core" },
  async ({ page }) => {
    const week = monday(4);
    const post = await scheduledPost(page, "Dragged by mouse", at(week, 1, 10));
    await page.goto(`/week?from=${week}`);
    await expectAccessible(page);
    const target = await day(page, week, 5).boundingBox();
    // The library begins to load with the first move of the mouse, and comes late.
    await page.route("**/_next/static/**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await ticket(page, post.id).hover();
    await page.mouse.down();
    await expect(async () => {
      await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 60, { steps: 12 });
      await expect(day(page, week, 5)).toHaveClass(/bg-press-wash/, { timeout: 500 });
    }, "with the mouse held down once").toPass();
    await page.mouse.up();
    await expect(day(page, week, 5).locator(`[data-post="${post.id}"]`)).toBeVisible();
    await expect.poll(() => timeOf(page, post.id)).toBe(at(week, 5, 10));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => timeOf(page, post.id)).toBe(at(week, 1, 10));
    await expect(day(page, week, 1).locator(`[data-post="${post.id}"]`)).toBeVisible();
  },
);

test("by keys: a day with the arrows left and right, a posting time up and down", async ({ page }) => {
  const week = monday(5);
  const post = await scheduledPost(page, "Moved by keys", at(week, 1, 10));
  await page.goto(`/week?from=${week}`);
  const handle = ticket(page, post.id).getByRole("button", { name: "Move to…" });
  // A key is not kept until the page is hydrated, as a press is; Playwright waits for the button until then.
  await handle.hover();
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect(ticket(page, post.id).getByRole("status")).toContainText("Wednesday");
  await page.keyboard.press("ArrowDown");
  await expect(ticket(page, post.id).getByRole("status")).toContainText(/Wednesday.*4:00 PM/);
  await page.keyboard.press("Enter");
  await expect.poll(() => timeOf(page, post.id)).toBe(at(week, 2, 16));
  // The focus stays with the post on its new day.
  await expect(day(page, week, 2).locator(`[data-post="${post.id}"] [data-move]`)).toBeFocused();
});

test("a stale page overwrites nothing: the post goes back, and it is said why", async ({ page }) => {
  const week = monday(6);
  const post = await scheduledPost(page, "Changed elsewhere", at(week, 1, 10));
  await page.goto(`/week?from=${week}`);
  const handle = ticket(page, post.id).getByRole("button", { name: "Move to…" });
  await handle.click();
  const dialog = page.getByRole("dialog", { name: "Move to…" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const reply = await page.request.patch(`${appUrl}/api/post/${post.id}`, {
    data: { content: "Written on the phone meanwhile" },
    headers: { origin: appUrl },
  });
  expect(reply.ok()).toBe(true);
  await dialog.getByRole("button").filter({ hasText: "10:00 AM" }).first().click();
  await expect(page.getByText("The post stays where it was")).toBeVisible();
  expect(await timeOf(page, post.id)).toBe(at(week, 1, 10));
  await expect(ticket(page, post.id)).toContainText("Written on the phone meanwhile");
});

test("a free time takes a draft, and a post goes back to the drafts", async ({ page }) => {
  const week = monday(3);
  const post = await write(page, `For a free time ${Date.now()}`);
  await page.goto(`/week?from=${week}`);
  await day(page, week, 3)
    .getByRole("button", { name: /^Free:/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /4:00 PM/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole("button")
    .filter({ hasText: post.content.slice(0, 40) })
    .first()
    .click();
  await expect.poll(() => timeOf(page, post.id)).toBe(at(week, 3, 16));
  await ticket(page, post.id).getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("button", { name: "Back to the drafts" }).click();
  await expect.poll(() => timeOf(page, post.id)).toBeNull();
  await expect(page.locator("[data-tray]").locator(`[data-post="${post.id}"]`)).toBeVisible();
});

test("the tray shows twelve drafts and the others on demand, and whatever comes back to it", async ({
  page,
}) => {
  await deleteDrafts(page);
  const week = monday(12);
  const oldest = await scheduledPost(page, "The oldest", at(week, 2, 10));
  const drafts = [];
  for (let n = 1; n <= 14; n += 1) drafts.unshift(await write(page, `Draft ${n} ${Date.now()}`));
  const inTray = page.locator("[data-tray] [data-post]");
  await page.goto(`/week?from=${week}`);
  await expect(inTray).toHaveCount(12);
  await page.getByRole("button", { name: "2 more drafts" }).press("Enter");
  await expect(inTray).toHaveCount(14);
  await expect(ticket(page, drafts[12]?.id ?? 0).getByRole("button", { name: "Move to…" })).toBeFocused();

  await page.reload();
  await expect(inTray).toHaveCount(12);
  await ticket(page, oldest.id).getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("button", { name: "Back to the drafts" }).click();
  await expect.poll(() => timeOf(page, oldest.id)).toBeNull();
  await expect(inTray).toHaveCount(15);
  await expect(inTray.last()).toContainText("The oldest");
});

test.describe("on a wide and low window", () => {
  test.use({ viewport: { width: 1600, height: 620 } });

  test("the last draft of the tray is carried to a day, which stays in sight", async ({ page }) => {
    await deleteDrafts(page);
    const last = await write(page, `The last one ${Date.now()}`);
    for (let n = 1; n < 12; n += 1) await write(page, `Draft ${n} ${Date.now()}`);
    const week = monday(14);
    await page.goto(`/week?from=${week}`);
    const tray = page.locator("[data-tray]");
    // What needs its owner stands above the week: she scrolls past it, down to where the tray stays.
    await tray.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 80));
    const draft = tray.locator(`[data-post="${last.id}"]`);
    await draft.scrollIntoViewIfNeeded();
    const heading = day(page, week, 3).locator("h2");
    await expect(heading).toBeInViewport();
    await carry(page, draft, heading);
    await page.mouse.up();
    await expect.poll(() => timeOf(page, last.id)).not.toBeNull();
  });
});

test("a month to jump by says how many posts each day has, and opens a day's week by keys", async ({
  page,
}) => {
  const week = monday(9);
  for (const hour of [9, 10]) await scheduledPost(page, `Jumped to ${hour}`, at(week, 2, hour));
  await page.goto(`/week?from=${monday(0)}`);
  await page.getByRole("button", { name: "Another week" }).click();
  const dialog = page.getByRole("dialog", { name: "Jump to a week" });
  const wednesday = new Date(`${addDays(week, 2)}T12:00:00Z`);
  // It opens with the month that has most of the week.
  const months = wednesday.getUTCMonth() - new Date(addDays(monday(0), 3)).getUTCMonth();
  for (let month = 0; month < (months + 12) % 12; month += 1)
    await dialog.getByRole("button", { name: "Next month" }).click();
  const full = wednesday.toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" });
  const dayButton = dialog.getByRole("button", { name: `${full}: 2 posts go out`, exact: true });
  await expect(dayButton).toBeVisible();
  await expectAccessible(page);
  await dayButton.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/week\\?from=${week}$`));
  await expect(ticketsOf(page)).toHaveCount(2);
});

test.describe("from another time zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the week and what opens over it keep the business's time, and say so; elsewhere the zone is named", async ({
    page,
  }) => {
    const week = monday(10);
    const post = await scheduledPost(page, "Seen from New York", at(week, 1, 10));
    await page.goto(`/week?from=${week}`);
    await expect(
      page.getByText("All times here are Budapest time. Your device is on New York time."),
    ).toBeVisible();
    await expect(ticket(page, post.id)).toContainText("10:00 AM");
    await ticket(page, post.id)
      .getByRole("button", { name: /^Open the post of/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Post Details" });
    await sheet.getByRole("button", { name: "Change the time" }).click();
    await expect(sheet.getByText(/^Selected time: .+ at 10:00 AM, Budapest time$/)).toBeVisible();
    await sheet.getByLabel("Hour").selectOption({ label: "11" });
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => timeOf(page, post.id)).toBe(at(week, 1, 11));
    await expect(ticket(page, post.id)).toContainText("11:00 AM");
    // It goes out in ten weeks, and other tests' posts come before it in the list.
    await page.goto("/your-posts?status=SCHEDULED&q=Seen+from+New+York");
    const card = page.getByRole("listitem").filter({ hasText: post.content.slice(0, 40) });
    await expect(card.getByText(/at 5:00 AM, New York time$/)).toBeVisible();
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("a long press lifts a post, and the day list takes it", async ({ page }) => {
    const week = monday(7);
    const post = await scheduledPost(page, "Dragged by a finger", at(week, 1, 10));
    await page.goto(`/week?from=${week}`);
    // A list, not a grid: each day is as wide as the screen.
    expect((await day(page, week, 1).boundingBox())?.width).toBeGreaterThan(330);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await expect(async () => {
      await ticket(page, post.id).evaluate((card) => card.scrollIntoView({ block: "center" }));
      const from = await ticket(page, post.id).boundingBox();
      const to = await day(page, week, 2).boundingBox();
      if (!from || !to) throw new Error("not on the screen");
      const x = from.x + from.width / 2;
      await touch("touchStart", x, from.y + from.height / 2);
      try {
        await expect(page.locator("[data-dnd-dragging]"), "lifted").toBeVisible({ timeout: 3_000 });
        for (let step = 1; step <= 10; step++)
          await touch(
            "touchMove",
            x,
            from.y + from.height / 2 + ((to.y + 20 - from.y - from.height / 2) * step) / 10,
          );
        await expect(day(page, week, 2), "would take it").toHaveClass(/bg-press-wash/, { timeout: 3_000 });
      } finally {
        await touch("touchEnd");
      }
      await expect.poll(() => timeOf(page, post.id), { timeout: 3_000 }).toBe(at(week, 2, 10));
    }).toPass({ timeout: 45_000 });
  });
});
