import { addDays, mondayOf } from "../../lib/i18n/calendar";
import { LOCALES } from "../../lib/i18n/locales";
import type { Page } from "@playwright/test";
import { db } from "../../lib/db";
import { appUrl, plantFault } from "../e2e/fixtures";
import { person, type Person } from "./people";
import { photograph } from "./photographs";
import { expect, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = { widths: [375, 1366] };
const monday = () => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);
/** 'December 3', of a day of that week, 0 for its Monday. */
const day = (number: number) =>
  new Date(addDays(monday(), number)).toLocaleDateString("en-US", { month: "long", day: "numeric" });
/** An owner who posts at nine from Tuesday to Saturday, with three photos, one of them upright. */
async function planner(credits = 150_000): Promise<Person> {
  const anna = await person("anna", { connected: true, plan: { credits } });
  const { userId } = anna;
  await db.user.update({ where: { id: userId }, data: { timeZone: "Europe/Budapest" } });
  await db.postingSlot.createMany({
    data: [2, 3, 4, 5, 6].map((weekday) => ({ userId, weekday, minute: 9 * 60 })),
  });
  await photograph(anna, "loaf");
  await photograph(anna, "rye", true);
  await photograph(anna, "rolls");
  return anna;
}

async function findIdeas(page: Page): Promise<void> {
  await page
    .getByRole("textbox", { name: /^What is going on/ })
    .fill(`Plum cake from ${day(3)} to ${day(5)}, 4.50 a slice. Workshop on ${day(5)}, two places left.`);
  await shoot(page, "planning-ask", WIDTHS);
  await page.getByRole("button", { name: "Find ideas" }).click();
  await expect(page.getByRole("heading", { name: "5 ideas for your week" })).toBeVisible({ timeout: 30_000 });
}

test("a week from what is going on to its posts", async ({ page }) => {
  const anna = await planner();
  await signInAs(page, anna.token);
  await visit(page, `/week?from=${monday()}`, "Your next week");
  await shoot(page, "planning-week", { widths: [320, 375, 1366] });
  await visit(page, "/photos", "Photos");
  await shoot(page, "planning-photos", WIDTHS);
  await visit(page, `/week/plan?from=${monday()}`, "Plan my week");
  await findIdeas(page);
  await page.getByRole("button", { name: "Drop" }).nth(3).click();
  await expect(page.getByText("Dropped")).toBeVisible();
  await shoot(page, "planning-ideas", WIDTHS);
  await page.getByRole("button", { name: "Undo" }).click();
  await plantFault({ provider: "openai", kind: "slow", contains: "Plum cake", delayMs: 25_000, times: 1 });
  await page.getByRole("button", { name: /^Write 5/ }).click();
  await expect(page.getByText("Written, not read yet").first()).toBeVisible({ timeout: 60_000 });
  await shoot(page, "planning-writing", WIDTHS);
  await expect(page.getByRole("link", { name: "Read your week" })).toBeVisible({ timeout: 90_000 });
  await shoot(page, "planning-written", WIDTHS);
});

test("without posting times and photos, and credits for two", async ({ page }) => {
  const eszter = await person("eszter", { connected: true, plan: {} });
  await signInAs(page, eszter.token);
  await visit(page, `/week/plan?from=${monday()}`, "Plan my week");
  await expect(page.getByRole("heading", { name: "When should your posts go out?" })).toBeVisible();
  await shoot(page, "planning-new", WIDTHS);

  const anna = await planner(3_000);
  await signInAs(page, anna.token);
  await visit(page, `/week/plan?from=${monday()}`, "Plan my week");
  await findIdeas(page);
  await expect(page.getByText(/^Your credits cover/)).toBeVisible();
  await plantFault({ provider: "openai", kind: "refuse", contains: "Plum cake", times: 1 });
  await page.getByRole("button", { name: /^Write/ }).click();
  await expect(page.getByText(/^Not written/)).toBeVisible({ timeout: 60_000 });
  await shoot(page, "planning-short", WIDTHS);
});

for (const locale of LOCALES.filter((one) => one !== "en"))
  test(`in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await planner();
    await db.user.update({ where: { id: anna.userId }, data: { locale } });
    await signInAs(page, anna.token);
    await page.goto(`/week?from=${monday()}`, { waitUntil: "networkidle" });
    await shoot(page, `planning-week-${locale}`, { widths: [320] });
    await page.goto(`/week/plan?from=${monday()}`, { waitUntil: "networkidle" });
    await shoot(page, `planning-ask-${locale}`, { widths: [320] });
    await page.locator("footer button").click();
    await expect(page.locator("main ul textarea").first()).toBeVisible({ timeout: 30_000 });
    await shoot(page, `planning-ideas-${locale}`, { widths: [320] });
  });
