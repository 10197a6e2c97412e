import type { Page } from "@playwright/test";
import type { Slot } from "../../../../lib/posts/posting-times/types";
import { appUrl, expect, expectAccessible } from "../../fixtures";
import { test } from "../../owner";
import { setSlots } from "../../schedule";
import { openPostingTimes } from "../../week";

async function slotsOf(page: Page): Promise<Slot[]> {
  const reply = await page.request.get(`${appUrl}/api/slots`);
  return ((await reply.json()) as { object: { slots: Slot[] } }).object.slots;
}

test("a row a day takes times to the minute, and says why it takes one not", async ({ page }) => {
  await setSlots(page, [{ weekday: 2, minute: 9 * 60 }]);
  await page.goto("/week");
  await openPostingTimes(page);
  const dialog = page.getByRole("dialog", { name: "Posting times" });
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add a time on Monday" }).click();
  await expect(dialog.getByText("Enter a complete time, such as 4:15 PM.")).toBeVisible();

  const tuesday = dialog.getByLabel("Time on Tuesday", { exact: true });
  await tuesday.fill("09:00");
  await tuesday.press("Enter");
  await expect(dialog.getByText("Tuesday 9:00 AM is there already.")).toBeVisible();
  await expect(tuesday).toHaveAttribute("aria-invalid", "true");
  await tuesday.fill("12:07");
  await tuesday.press("Enter");
  await expect(dialog.getByRole("button", { name: "Remove Tuesday 12:07 PM" })).toBeVisible();
  await dialog.getByRole("button", { name: "Remove Tuesday 9:00 AM" }).click();

  // What stands in a field counts, though it was not added.
  await dialog.getByLabel("Time on Saturday", { exact: true }).fill("18:45");
  await dialog.getByRole("button", { name: "Save the times" }).click();
  await expect(dialog).toBeHidden();
  expect(await slotsOf(page)).toEqual([
    { weekday: 2, minute: 12 * 60 + 7 },
    { weekday: 6, minute: 18 * 60 + 45 },
  ]);
});
