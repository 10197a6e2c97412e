import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import { instantOf, wallTime } from "../../../../lib/i18n/wall-time";
import { expect, expectAccessible, shot } from "../../fixtures";
import { call, test, write } from "../../owner";
import { scheduledPost, setSlots } from "../../schedule";

const ZONE = "Europe/Budapest";
const week = addDays(mondayOf(wallTime(new Date(), ZONE).date), 14 * 7);
const at = (weekday: number, hour: number) =>
  instantOf({ date: addDays(week, weekday), hour, minute: 0 }, ZONE)?.toISOString() ?? "";

/** Both sides of every width at which the sidebar comes, and at which drafts no longer fit beside the days. */
const WIDTHS = [900, 1024, 1100, 1144, 1187, 1188, 1280, 1340, 1366, 1379, 1416, 1440, 1920, 2560];

test("from 900 px on, a week is seven columns, which grow with the window", async ({ page }) => {
  await setSlots(page, [{ weekday: 2, minute: 9 * 60 }]);
  await scheduledPost(page, "Walnut bread, only on Thursdays", at(3, 10));
  await write(page, `A draft beside the week ${Date.now()}`);
  await page.goto(`/week?from=${week}`);
  const columns: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    const days = await page
      .locator("[data-day]")
      .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().toJSON() as DOMRect));
    expect(days, `${width} px`).toHaveLength(7);
    expect(new Set(days.map(({ y }) => Math.round(y))).size, `${width} px: side by side`).toBe(1);
    expect(days[6]?.right, `${width} px: within the window`).toBeLessThanOrEqual(width);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width} px: no sideways scrolling`,
    ).toBe(width);
    columns.push(Math.round(days[0]?.width ?? 0));
    const tray = page.locator("[data-tray]");
    const inStrip = tray.getByRole("button", { name: "Show" });
    await expect(tray.locator("[data-post]").first().or(inStrip).first(), `${width} px`).toBeInViewport();
    await shot(page, `week/columns-${width}`);
  }
  expect(Math.min(...columns)).toBeGreaterThanOrEqual(105);
  expect(columns.at(-2), "at 1920 px").toBeGreaterThan(180);
  expect(columns.at(-1), "at 2560 px").toBeGreaterThan(250);
});

test("the strip of drafts is folded to its title, and a busy week has the window", async ({ page }) => {
  await write(page, `A draft below the week ${Date.now()}`);
  await call(page, "/api/facts", {
    kind: "SOLD_OUT",
    text: `Plum cake ${Date.now()}`,
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/week?from=${mondayOf(wallTime(new Date(), ZONE).date)}`);
  const tray = page.locator("[data-tray]");
  await expect(tray.getByRole("heading", { name: /^Generated/ })).toBeInViewport();
  await expect(tray.locator("[data-post]").first()).toBeHidden();
  const shown = await page
    .locator("[data-day]")
    .first()
    .evaluate(
      (day) =>
        innerHeight -
        (document.querySelector("[data-tray]")?.getBoundingClientRect().height ?? Infinity) -
        day.getBoundingClientRect().top,
    );
  expect(shown, "pixels for the week between what is above it and the strip").toBeGreaterThanOrEqual(400);
  await expectAccessible(page);
  await tray.getByRole("button", { name: "Show" }).click();
  await expect(tray.locator("[data-post]").first()).toBeInViewport();
  await tray.getByRole("button", { name: "Hide" }).click();
  await expect(tray.locator("[data-post]").first()).toBeHidden();
});

test("printed, the week is one page without the sidebar and without a button", async ({ page }) => {
  for (let n = 0; n < 9; n += 1)
    await scheduledPost(
      page,
      `Number ${n} of a full Friday. ${"Rye, walnut and plum. ".repeat(20)}`,
      at(4, 8 + n),
    );
  await page.goto(`/week?from=${week}`);
  await expect(page.locator("[data-day] [data-post]")).not.toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), "pages").toHaveLength(1);
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 (\d+) (\d+)/.exec(pdf)?.map(Number) ?? [];
  expect(width, "across").toBeGreaterThan(height);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-day] [data-post]").first()).toBeVisible();
  for (const gone of [
    page.getByRole("navigation").first(),
    page.locator("[data-tray]"),
    page.locator("header").first(),
  ])
    await expect(gone).toBeHidden();
  for (const button of await page.locator("[data-move], main header button, main header a").all())
    await expect(button).toBeHidden();
  await shot(page, "week/print");
});
