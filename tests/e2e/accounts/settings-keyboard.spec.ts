import type { Locator, Page } from "@playwright/test";
import { password } from "../account";
import { appUrl, expect, test } from "../fixtures";
import { profile } from "../owner";
import { newPerson, otherDevice, region } from "./settings";

const fresh = "seven geese over Szentendre";

/** Tabs through the page's main part. @returns the controls not reached in order, or without a focus ring */
async function tabThrough(page: Page): Promise<string[]> {
  const controls = await page.locator("#main").evaluate((main) => {
    const all = main.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, summary, textarea",
    );
    const shown = [...all].filter(
      (element) => element.checkVisibility() && !element.hasAttribute("disabled"),
    );
    main.focus();
    return shown.map((element, at) => {
      element.dataset.stop = String(at);
      return (
        element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("name")) ?? ""
      );
    });
  });
  const missed: string[] = [];
  for (const [at, name] of controls.entries()) {
    await page.keyboard.press("Tab");
    const { stop, ring } = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement;
      return { stop: active.dataset.stop, ring: getComputedStyle(active).outlineStyle };
    });
    if (stop !== String(at)) missed.push(`${name}: ${stop ?? "elsewhere"} instead of ${at}`);
    else if (ring !== "solid" && ring !== "auto") missed.push(`${name}: no ring`);
  }
  expect(controls.length).toBeGreaterThan(10);
  return missed;
}

test("settings and billing by keyboard alone: every control in its order, and windows give the focus back", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const email = await newPerson(page, "keys");
  const phone = await otherDevice(browser, email);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await tabThrough(page)).toEqual([]);

  const enter = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const dialog = page.getByRole("dialog");
  const setUp = page.locator("#two-factor").getByRole("button", { name: "Set up" });
  for (const opener of [
    setUp,
    page.getByRole("button", { name: "Change", exact: true }),
    page.getByRole("button", { name: "Add a passkey" }),
    page.getByRole("button", { name: "Delete my account" }),
  ]) {
    await enter(opener);
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // A dialog opened from within another.
  await enter(setUp);
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  // A form keeps what was typed.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Scan this with your app")).toBeVisible();
  // The first dialog has faded out, and given the keyboard to this one.
  await expect(page.locator("[data-slot=dialog-content]")).toHaveCount(1);
  await expect(dialog.getByLabel("Code from the app")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(setUp).toBeFocused();

  const form = region(page, "Password");
  await form.locator("summary").focus();
  await page.keyboard.press("Enter");
  await form.getByLabel("New password").fill(fresh);
  await form.getByLabel("Current password").fill("wrong");
  await enter(form.getByRole("button", { name: "Change password" }));
  await expect(form.getByText("This is not your current password.")).toBeVisible();
  await expect(form.getByLabel("Current password")).toBeFocused();

  // The pressed button disappears with its device.
  const devices = region(page, "Where you are signed in");
  await enter(devices.getByRole("button", { name: "Sign out Safari on iPhone" }));
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("listitem")).toBeFocused();
  await phone.context().close();

  await page.request.post(`${appUrl}/api/business`, {
    data: profile,
    headers: { origin: appUrl },
  });
  await page.goto("/subscription");
  const choose = page.getByRole("button", { name: "Choose Plan" }).first();
  await expect(choose).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**/api/subscription?subscriptionType=*", (route) =>
    route.fulfill({ status: 500, json: { message: "INTERNAL_ERROR" } }),
  );
  await enter(choose);
  await expect(page.getByText("Failed to create checkout session. Please try again.")).toBeVisible();
  await expect(choose).toBeFocused();
});
