import { addDays, mondayOf } from "../../../../lib/i18n/calendar";
import { wallTime } from "../../../../lib/i18n/wall-time";
import { appUrl, expect } from "../../fixtures";
import { openPageDialog, test, write } from "../../owner";
import { schedule } from "../../schedule";
import { carry, dayInWords } from "../../week";

/** A Monday, and a day before it: what names that day is wrong from then on. */
const from = addDays(mondayOf(wallTime(new Date(), "Europe/Budapest").date), 14);
const before = dayInWords(addDays(from, -2));
const at = (day: number, time: string) => `${addDays(from, day)}T${time}:00.000Z`;

test.use({ viewport: { width: 1366, height: 900 } });

test("a card says which day its text names, and which other post is minutes away", async ({ page }) => {
  const workshop = await write(page, `Workshop on ${before}, number ${Date.now()}`);
  const rolls = await write(page, `Rolls ${Date.now()}`);
  await schedule(page, workshop, at(1, "10:00"));
  await schedule(page, rolls, at(1, "10:10"));
  await page.goto(`/week?from=${from}`);
  const card = page.locator(`[data-day] [data-post="${workshop.id}"]`);
  await expect(card.getByText(`It says “${before}”`)).toBeVisible();
  for (const { id } of [workshop, rolls])
    await expect(
      page.locator(`[data-day] [data-post="${id}"]`).getByText("10 minutes from another post"),
    ).toBeVisible();
});

test("a day says so while a post is carried over it that speaks of another", async ({ page }) => {
  const post = await write(page, `Until ${before}: two for one ${Date.now()}`);
  // Wide enough for the drafts to stand beside the days.
  await page.setViewportSize({ width: 1536, height: 900 });
  await page.goto(`/week?from=${from}`);
  const day = page.locator(`[data-day="${addDays(from, 2)}"]`);
  await carry(page, page.locator(`[data-tray] [data-post="${post.id}"]`), day.locator("h2"));
  await expect(day.getByText(`It says “Until ${before}”`)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(day.getByText(`It says “Until ${before}”`)).toBeHidden();
});

test("without its page the week says so, and so does each card, until a page is connected", async ({
  page,
}) => {
  const post = await write(page, `Without a page ${Date.now()}`);
  await schedule(page, post, at(3, "12:00"));
  const reply = await page.request.delete(`${appUrl}/api/social/disconnect?platform=FACEBOOK`, {
    headers: { origin: appUrl },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.goto(`/week?from=${from}`);
  const card = page.locator(`[data-day] [data-post="${post.id}"]`);
  await expect(page.getByText("No Facebook page is connected: nothing can go out.").first()).toBeVisible();
  await expect(card.getByText("No Facebook page is connected: nothing can go out.")).toBeVisible();
  await openPageDialog(page, "Choose your page");
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("No Facebook page is connected: nothing can go out.")).toHaveCount(0);
});
