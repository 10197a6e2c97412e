import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import { wallTime } from "../../../../lib/i18n/wall-time";
import { expect } from "../../fixtures";
import { postOf, test, write } from "../../owner";
import { setSlots } from "../../schedule";
import { carriedCopy, carry } from "../../week";

const monday = mondayOf(wallTime(new Date(), "Europe/Budapest").date);
for (const [where, from, selector, reason] of [
  ["a day that is over", addDays(monday, -7), `[data-day="${addDays(monday, -6)}"]`, "That day is over"],
  [
    "a day beyond the schedule",
    addDays(monday, 54 * 7),
    `[data-day="${addDays(monday, 54 * 7 + 2)}"]`,
    "A post can be scheduled for a year ahead at most",
  ],
  ["no day", addDays(monday, 7), "#week-title", "A post goes on a day, or among the drafts"],
] as const)
  test(`dropped on ${where}, a draft stays, and it is said why`, async ({ page }) => {
    await setSlots(page, [{ weekday: 2, minute: 9 * 60 }]);
    const post = await write(page, `Dropped on ${where} ${Date.now()}`);
    await page.setViewportSize({ width: 1536, height: 900 });
    await page.goto(`/week?from=${from}`);
    const card = page.locator(`[data-tray] [data-post="${post.id}"]`).first();
    await carry(page, card, page.locator(selector));
    const dragged = (await carriedCopy(page).boundingBox())?.width ?? 0;
    const day = (await page.locator("[data-day]").first().boundingBox())?.width ?? 0;
    expect(Math.abs(dragged - day), "the dragged card is as wide as a day's").toBeLessThanOrEqual(1);
    await page.mouse.up();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText("The post stays where it was.")).toBeVisible();
    await expect(page.locator(`[data-tray] [data-post="${post.id}"]`)).toBeVisible();
    expect((await postOf(page, post.id)).scheduledTime).toBeNull();
  });
