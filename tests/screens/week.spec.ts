import { addDays, mondayOf } from "../../lib/i18n/calendar";
import { LOCALES } from "../../lib/i18n/locales";
import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import { appUrl } from "../e2e/fixtures";
import { inDays, person, type Person } from "./people";
import { addPost } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";
import { duringLock } from "./trouble";

/** Posting times on every weekday but Monday, at nine and at half past five. */
async function slots({ userId }: Person): Promise<void> {
  const weekdays = [2, 3, 4, 5, 6, 7];
  await db.user.update({ where: { id: userId }, data: { timeZone: "Europe/Budapest" } });
  await db.postingSlot.createMany({
    data: weekdays.flatMap((weekday) => [
      { userId, weekday, minute: 9 * 60 },
      ...(weekday % 2 ? [{ userId, weekday, minute: 17 * 60 + 30 }] : []),
    ]),
  });
}

/** The days from now to a day (1 Monday to 7 Sunday) of the coming week. */
function daysTo(weekday: number): number {
  const today = new Date().getUTCDay() || 7;
  return weekday - today + 7;
}

/** An owner with a week behind, a week ahead, and drafts. */
async function busyOwner(): Promise<Person> {
  const anna = await person("anna", { connected: true, plan: {} });
  await slots(anna);
  const soon = (weekday: number, hour: number, minute: number) => inDays(daysTo(weekday), hour, minute);
  await addPost(anna, "flour", { status: "PUBLISHED", delivery: "SUCCESS", created: -2 });
  const failed = await addPost(anna, "office", { delivery: "FAILED", code: "FACEBOOK_LINK", created: -1 });
  await db.post.update({ where: { id: failed }, data: { attemptedAt: inDays(-1, 17, 30) } });
  await addPost(anna, "walnut", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: soon(4, 8, 0),
    image: "Walnut bread, cut open on a board",
  });
  await addPost(anna, "rolls", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: soon(2, 8, 0),
    image: "Poppy seed rolls on a baking tray",
  });
  await addPost(anna, "advent", { status: "SCHEDULED", delivery: "PENDING", goesOut: soon(7, 9, 45) });
  await addPost(anna, "loaves", { image: "A basket of sourdough loaves on a wooden table" });
  await addPost(anna, "cake");
  await addPost(anna, "closed");
  return anna;
}

/** The Monday of the coming week, as `daysTo` counts. */
const nextMonday = () => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);

const ticketsOf = (page: Page) => page.locator("[data-day] [data-post]");

test("a week with posts in every state, its windows, and the week while it loads", async ({ page }) => {
  await signInAs(page, (await busyOwner()).token);
  await visit(page, "/week", /^Your/);
  await shoot(page, "week-this", { widths: [375, 768, 1440] });
  await page.getByRole("link", { name: "Previous week" }).click();
  await expect(page).toHaveURL(/from=/);
  await page.waitForLoadState("networkidle");
  await shoot(page, "week-last");
  await visit(page, `/week?from=${nextMonday()}`, "Your next week");
  await expect(ticketsOf(page)).toHaveCount(3);
  await shoot(page, "week-next", { widths: [375, 768, 1280, 1440] });

  await page.getByRole("button", { name: "More", exact: true }).click();
  await openDialog(page, page.getByRole("menuitem", { name: "Posting times" }));
  await shoot(page, "week-times", { window: true });
  await page.keyboard.press("Escape");
  await openDialog(page, page.getByRole("button", { name: "Another week" }));
  await shoot(page, "week-jump", { window: true });
  await page.keyboard.press("Escape");
  await openDialog(page, page.getByRole("button", { name: "Move to…" }).first());
  await shoot(page, "week-move", { window: true });
  await page.keyboard.press("Escape");
  await openDialog(page, page.getByRole("button", { name: /^Free:/ }).first());
  await shoot(page, "week-place", { window: true });
  await page.keyboard.press("Escape");

  await duringLock("Media", async () => {
    await page.goto("/week", { waitUntil: "commit" });
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    await shoot(page, "week-loading");
  });
});

for (const locale of LOCALES.filter((one) => one !== "en"))
  test(`in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await busyOwner();
    await db.user.update({ where: { id: anna.userId }, data: { locale } });
    await signInAs(page, anna.token);
    await page.goto(`/week?from=${nextMonday()}`, { waitUntil: "networkidle" });
    await expect(ticketsOf(page)).toHaveCount(3);
    await shoot(page, `week-${locale}`);
  });

test("the first visit: no posting times, no posts", async ({ page }) => {
  const eszter = await person("eszter", { connected: true, plan: {} });
  await signInAs(page, eszter.token);
  await visit(page, "/week", /^Your/);
  await expect(page.getByRole("heading", { name: "When should your posts go out?" })).toBeVisible();
  await shoot(page, "week-new");
});

test("a week whose page is gone, with a wrong day and two posts minutes apart", async ({ page }) => {
  const anna = await busyOwner();
  const saturday = await addPost(anna, "closed", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: inDays(daysTo(2), 8, 10),
  });
  await db.post.update({
    where: { id: saturday },
    data: { content: "This Saturday: our sourdough workshop, from nine to noon." },
  });
  await db.connection.deleteMany({ where: { userId: anna.userId } });
  await signInAs(page, anna.token);
  await visit(page, `/week?from=${nextMonday()}`, "Your next week");
  await shoot(page, "week-trouble", { widths: [375, 1024, 1366] });
});
