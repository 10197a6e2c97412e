import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot } from "../fixtures";
import { openDialog, password } from "../account";
import { draft, test } from "../owner";
import { schedule } from "../schedule";

const card = (page: Page) => page.getByRole("region", { name: "Your week in your own calendar" });
const button = (page: Page, name: string) => card(page).getByRole("button", { name, exact: true });
const address = (page: Page) => card(page).getByLabel("Secret address");

/** Makes an address, with the password. */
async function make(page: Page, label: "Get the address" | "New address"): Promise<string> {
  const dialog = await openDialog(page, button(page, label));
  await dialog.getByLabel("Current password").fill(password);
  await dialog.locator("button[type=submit]").click();
  await expect(address(page)).toBeFocused();
  return address(page).inputValue();
}

/** Reads the feed as a calendar program does, without a cookie. Long lines are unfolded (RFC 5545, 3.1). */
async function read(url: string): Promise<{ status: number; type: string | null; text: string }> {
  const reply = await fetch(url);
  const text = (await reply.text()).replace(/\r\n[ \t]/g, "");
  return { status: reply.status, type: reply.headers.get("content-type"), text };
}

/** Checks the card on a phone and on a laptop, in both themes. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [375, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${name}, ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await shot(page, `settings-calendar/${name}-${width}-${colorScheme}`);
    }
}

test(
  "the week is read at a secret address, until it is replaced or switched off",
  { tag: "@core" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: appUrl });
    const post = await draft(page, "Poppy seed rolls in the calendar");
    const content = "Poppy seed rolls from six\nCome early.";
    await schedule(page, { ...post, content }, new Date(Date.now() + 40 * 3_600_000));
    await page.goto("/settings");
    await look(page, "off");

    await button(page, "Get the address").focus();
    await page.keyboard.press("Enter");
    const first = await make(page, "Get the address");
    await look(page, "new");
    await button(page, "Copy").click();
    await expect(page.getByText("Address copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await expect(card(page).getByRole("link", { name: "Open in your calendar" })).toHaveAttribute(
      "href",
      first.replace(/^https?:/, "webcal:"),
    );
    const feed = await read(first);
    expect(feed).toMatchObject({ status: 200, type: "text/calendar; charset=utf-8" });
    expect(feed.text).toContain("SUMMARY:Poppy seed rolls from six\r\n");

    await page.reload();
    await expect(card(page).getByText(/^On since [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();
    await expect(address(page)).toHaveCount(0);
    await look(page, "on");

    const dialog = await openDialog(page, button(page, "New address"));
    await look(page, "question");
    await dialog.getByRole("button", { name: "Make a new address" }).click();
    await expect(dialog.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
    await look(page, "refused");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(button(page, "New address")).toBeFocused();
    expect((await read(first)).status).toBe(200);
    const second = await make(page, "New address");
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);

    const question = page.getByRole("alertdialog");
    await button(page, "Switch off").click();
    await question.getByRole("button", { name: "Switch off" }).click();
    await expect(page.getByText("The address is switched off")).toBeVisible();
    await expect(button(page, "Get the address")).toBeVisible();
    await expect(card(page)).toBeFocused();
    expect((await read(second)).status).toBe(404);
    await expect(page.getByRole("region", { name: "Activity" })).toContainText("Calendar address revoked");
  },
);

test("an address that was replaced without an answer is no longer shown", async ({ page }) => {
  await page.goto("/settings");
  const first = await make(page, "Get the address");
  await page.route("**/api/calendar", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const dialog = await openDialog(page, button(page, "New address"));
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Make a new address" }).click();
  await expect(page.getByText("The address could not be changed")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(address(page)).toHaveCount(0);
  await expect(card(page).getByText(/^On since/)).toBeVisible();
  expect((await read(first)).status).toBe(404);
  await page.unroute("**/api/calendar");
  await button(page, "Switch off").click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Switch off" }).click();
  await expect(button(page, "Get the address")).toBeVisible();
});
