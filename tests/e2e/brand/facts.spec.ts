import type { Locator, Page } from "@playwright/test";
import { endFact, proposeDay } from "../database";
import { expect, test } from "../fixtures";
import { call, profile, signUp } from "../owner";

const now = (page: Page): Locator => page.getByRole("region", { name: "What is true now" });
const button = (where: Locator, name: string | RegExp) => where.getByRole("button", { name });

/** A new owner's sheet. */
async function openSheet(page: Page): Promise<Locator> {
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/business-profile");
  return now(page);
}

test(
  "what is true: opening hours by the day, an address, and an offer that ends when its words say",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const sheet = await openSheet(page);
    await expect(sheet.getByRole("textbox"), "nothing is to be filled in before it is opened").toHaveCount(0);
    await button(sheet, "Add opening hours").click();
    await sheet.getByLabel("Monday, from").fill("06:30");
    await button(sheet, "Copy Monday to all weekdays").click();
    await sheet.getByLabel("Open on Saturday").check();
    await sheet.getByLabel("Saturday, until").fill("12:00");
    await button(sheet, "Save").click();
    await expect(sheet).toContainText("Monday – Friday6:30 AM – 5:00 PM");
    await expect(sheet).toContainText("Saturday9:00 AM – 12:00 PM");
    await expect(sheet).toContainText("Sundayclosed");
    await expect(button(sheet, "Add opening hours")).toHaveCount(0);

    await button(sheet, "Add an address").click();
    await sheet.getByRole("textbox", { name: "Address" }).fill("Bartók Béla út 1, Budapest");
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Bartók Béla út 1, Budapest")).toBeVisible();
    const edit = button(sheet, "Edit: Bartók Béla út 1, Budapest");
    await edit.click();
    await sheet.getByRole("textbox", { name: "Address" }).fill("Bartók Béla út 2, Budapest");
    await button(sheet, "Cancel").click();
    await expect(edit).toBeFocused();

    await button(sheet, "Add an offer").click();
    await sheet.getByRole("textbox", { name: "Offer" }).fill("Twenty percent off until Saturday");
    const until = sheet.getByLabel("Until");
    await expect(until, "the day of the text").not.toHaveValue("");
    expect(new Date(await until.inputValue()).getUTCDay()).toBe(6);
    await expect(sheet.getByText("As your text says.")).toBeVisible();
    await button(sheet, "No end").click();
    await sheet.getByRole("textbox", { name: "Offer" }).fill("Twenty percent off until Sunday");
    await expect(until, "what was cleared stays so").toHaveValue("");
    await until.fill("2090-01-31");
    await button(sheet, "Save").click();
    await expect(sheet.getByText("until January 31, 2090")).toBeVisible();

    await page.reload();
    await expect(sheet.getByText("until January 31, 2090")).toBeVisible();
    await button(sheet, "Edit: Twenty percent off until Sunday").click();
    await button(sheet, "Remove").click();
    await expect(sheet.getByText("Twenty percent off")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sheet.getByText("until January 31, 2090")).toBeVisible();
  },
);

test("what is over stays for a while, and is true again with one press", async ({ page }) => {
  const sheet = await openSheet(page);
  const price = await call<{ id: string }>(page, "/api/facts", { kind: "PRICE", text: "Rye, 1,200 Ft" });
  const offer = await call<{ id: string }>(page, "/api/facts", {
    kind: "OFFER",
    text: "Twenty percent off until 31 January 2090",
  });
  await endFact(price.id);
  await endFact(offer.id);
  await page.reload();
  await expect(sheet.getByText(/^ended /)).toHaveCount(2);
  await button(sheet, "Extend: Rye, 1,200 Ft").click();
  await expect(sheet.getByText(/^ended /)).toHaveCount(1);
  await expect(button(sheet, "Edit: Rye, 1,200 Ft")).toBeVisible();
  await button(sheet, /^Remove: Twenty/).click();
  await expect(sheet.getByText(/^ended /)).toHaveCount(0);
});

test("an end that was read in its words is taken or left with one press", async ({ page }) => {
  const sheet = await openSheet(page);
  const add = (text: string) => call<{ id: string }>(page, "/api/facts", { kind: "OFFER", text });
  await proposeDay((await add("Ten percent off, all Advent")).id, "2090-12-24");
  await proposeDay((await add("Rye at the old price")).id, "2091-05-01");
  await page.reload();
  const take = button(sheet, "Until December 24, 2090: Ten percent off, all Advent");
  await take.click();
  await expect(take).toHaveCount(0);
  await expect(sheet.getByText("until December 24, 2090")).toBeVisible();
  await button(sheet, "Leave the end as it is: Rye at the old price").click();
  await expect(button(sheet, /^Leave the end/)).toHaveCount(0);
  await page.reload();
  await expect(sheet.getByText("until December 24, 2090")).toBeVisible();
  await expect(sheet.getByText("2091")).toHaveCount(0);
  await expect(button(sheet, /^Leave the end/)).toHaveCount(0);
});

test("in two tabs: what was changed elsewhere is said, and what was typed stays", async ({
  page,
  context,
}) => {
  const sheet = await openSheet(page);
  await call(page, "/api/facts", { kind: "PHONE", text: "+36 1 234 5678" });
  await page.reload();
  const other = await context.newPage();
  await other.goto("/business-profile");
  for (const [tab, number] of [
    [page, "+36 1 111 1111"],
    [other, "+36 1 222 2222"],
  ] as const) {
    await button(now(tab), /^Edit: \+36/).click();
    await now(tab).getByRole("textbox", { name: "Phone" }).fill(number);
  }
  await button(sheet, "Save").click();
  await expect(sheet.getByText("+36 1 111 1111")).toBeVisible();
  await button(now(other), "Save").click();
  await expect(other.getByText("This fact was changed somewhere else.")).toBeVisible();
  await expect(now(other).getByRole("textbox", { name: "Phone" })).toHaveValue("+36 1 222 2222");
  await expect(now(other).getByText("It now says: +36 1 111 1111")).toBeVisible();
  await button(now(other), "Save").click();
  await expect(button(now(other), "Edit: +36 1 222 2222")).toBeVisible();
});
