import { addDays, mondayOf } from "../../lib/i18n/calendar";
import { LOCALES } from "../../lib/i18n/locales";
import { db } from "../../lib/db";
import { appUrl } from "../e2e/fixtures";
import { person, type Person } from "./people";
import { photograph } from "./photographs";
import { expect, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = { widths: [375, 1366] };
const monday = () => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7);

/** An owner who posts at nine from Tuesday to Saturday, with two photos. */
async function campaigner(plan: "STANDARD" | "PROFESSIONAL"): Promise<Person> {
  const anna = await person("anna", { connected: true, plan: { plan, credits: 350_000 } });
  const { userId } = anna;
  await db.user.update({ where: { id: userId }, data: { timeZone: "Europe/Budapest" } });
  await db.postingSlot.createMany({
    data: [2, 3, 4, 5, 6].map((weekday) => ({ userId, weekday, minute: 9 * 60 })),
  });
  await photograph(anna, "rye", true);
  await photograph(anna, "rolls");
  return anna;
}

test("a campaign from its name to its end", async ({ page }) => {
  const anna = await campaigner("PROFESSIONAL");
  await signInAs(page, anna.token);
  await visit(page, "/week/campaign", "Campaigns");
  await page.getByRole("textbox", { name: "Name" }).fill("Christmas market");
  await page.getByLabel("First day").fill(monday());
  await page.getByLabel("Last day").fill(addDays(monday(), 24));
  await page
    .getByRole("textbox", { name: "What is it about?" })
    .fill("Mulled wine each Friday. Gingerbread from our own oven. Wreaths at 18 a piece.");
  await expect(page.getByText("12 chosen")).toBeVisible();
  await shoot(page, "campaign-ask", WIDTHS);
  await page.getByRole("button", { name: "Find ideas" }).click();
  await expect(page.getByRole("heading", { name: "12 ideas for your campaign" })).toBeVisible({
    timeout: 30_000,
  });
  await shoot(page, "campaign-ideas", WIDTHS);
  await page.getByRole("button", { name: /^Write 12/ }).click();
  await expect(page.getByRole("link", { name: "Read your week" })).toBeVisible({ timeout: 120_000 });
  const posts = await db.idea.findMany({
    where: { plan: { userId: anna.userId } },
    orderBy: { slotAt: "asc" },
  });
  await page.request.post(`${appUrl}/api/week/fill`, {
    headers: { origin: appUrl },
    data: {
      posts: posts.slice(0, 5).map(({ postId, slotAt }) => ({ postID: postId, scheduledAt: slotAt })),
      read: true,
    },
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await shoot(page, "campaign-scheduled", WIDTHS);
  await page.getByRole("button", { name: "Move" }).click();
  await page.getByLabel("New first day of the posts still to go out").fill(addDays(monday(), 4));
  await shoot(page, "campaign-move", WIDTHS);
  await page.getByRole("button", { name: "Cancel" }).first().click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await shoot(page, "campaign-stop", WIDTHS);
  await page.getByRole("button", { name: "Keep it running" }).click();
  await visit(page, `/week?from=${monday()}`, "Your next week");
  await expect(page.getByText("Christmas market").first()).toBeVisible();
  await shoot(page, "campaign-week", WIDTHS);
  await page.goto(`/week/read?from=${monday()}`, { waitUntil: "networkidle" });
  await shoot(page, "campaign-reading", WIDTHS);
  await visit(page, "/week/campaign", "Campaigns");
  await shoot(page, "campaign-list", WIDTHS);
});

test("for an owner of the Standard plan, and with all of the month planned", async ({ page }) => {
  const anna = await campaigner("STANDARD");
  await signInAs(page, anna.token);
  await visit(page, "/week/campaign", "Campaigns");
  await shoot(page, "campaign-not-in-plan", WIDTHS);
  await visit(page, "/subscription", "Plans & Billing");
  await shoot(page, "campaign-plans", WIDTHS);
  await db.subscription.update({ where: { userId: anna.userId }, data: { plan: "PROFESSIONAL" } });
  const now = new Date();
  const days = { beginsOn: new Date(monday()), endsOn: new Date(addDays(monday(), 20)) };
  for (const name of ["Christmas market", "New year", "Advent wreaths", "Workshops"])
    await db.weekPlan.create({
      data: {
        ...{ userId: anna.userId, name, brief: "", language: "english", ...days },
        ...{ createdAt: now, updatedAt: now },
      },
    });
  await visit(page, "/week/campaign", "Campaigns");
  await shoot(page, "campaign-none-left", WIDTHS);
});

for (const locale of LOCALES.filter((one) => one !== "en"))
  test(`in ${locale}`, async ({ page }) => {
    await page.context().addCookies([{ name: "locale", value: locale, url: appUrl }]);
    const anna = await campaigner("PROFESSIONAL");
    await db.user.update({ where: { id: anna.userId }, data: { locale } });
    await signInAs(page, anna.token);
    await page.goto("/week/campaign", { waitUntil: "networkidle" });
    await page.locator("main input").first().fill("Christmas market");
    await shoot(page, `campaign-ask-${locale}`, { widths: [320] });
    await page.locator("footer button").click();
    await page.waitForURL(/\/week\/campaign\/.+/, { timeout: 30_000 });
    await expect(page.locator("main ul textarea").first()).toBeVisible();
    await shoot(page, `campaign-ideas-${locale}`, { widths: [320] });
  });
