import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { createAccount, password, signIn } from "./account";
import {
  appUrl,
  expect,
  expectAccessible,
  linkIn,
  mailTo,
  newAddress,
  sandboxUrl,
  shot,
  test,
} from "./fixtures";

const fresh = "seven geese over Szentendre";

/** A new account with a verified address, signed in on the Settings page. */
async function newPerson(page: Page, name: string): Promise<string> {
  const email = newAddress(name);
  await createAccount(page, email);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  return email;
}

async function otherDevice(browser: Browser, email: string, word = password): Promise<Page> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/604.1",
  });
  const page = await context.newPage();
  await signIn(page, email, "/settings", word);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  return page;
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a forgotten password is set anew from the mailbox, and every device is signed out", async ({
  page,
  context,
}) => {
  const email = await newPerson(page, "forgot");
  const there = await context.newPage();
  await context.clearCookies({ name: /postwright\.session/ });
  await there.goto("/login");
  await there.getByRole("link", { name: "Forgot password?" }).click();
  await expect(there.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectAccessible(there);
  await shot(there, "settings/reset-1-ask");
  await there.getByLabel("Email").fill(email);
  await there.getByRole("button", { name: "Send the link" }).click();
  await expect(there.getByText("If that address has an account, a link is on its way to it.")).toBeVisible();
  await shot(there, "settings/reset-2-sent");
  const mail = await mailTo(email, /new Postwright password/);
  await there.goto(linkIn(mail));
  await there.getByLabel("New password").fill("password1");
  await there.getByRole("button", { name: "Set the password" }).click();
  await expect(there.getByText("among the passwords that are guessed first")).toBeVisible();
  await shot(there, "settings/reset-3-guessable");
  await there.getByLabel("New password").fill(fresh);
  await there.getByRole("button", { name: "Set the password" }).click();
  await expect(there).toHaveURL(/\/login\?reset=1/);
  await expect(there.getByText("Your new password is set")).toBeVisible();
  await shot(there, "settings/reset-4-done");
  await signIn(there, email, "/settings", fresh);
  await expect(there.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(region(there, "Activity")).toContainText("Password set by a mailed link");
  await there.goto(linkIn(mail));
  await there.getByLabel("New password").fill(fresh);
  await there.getByRole("button", { name: "Set the password" }).click();
  await expect(there.getByText("This link has been used already.")).toBeVisible();
  await expect(there.getByRole("link", { name: "Send me another link" })).toBeVisible();
});

test("a changed password signs out the other devices; one device, or all others, can be signed out", async ({
  page,
  browser,
}) => {
  const email = await newPerson(page, "devices");
  const phone = await otherDevice(browser, email);
  await page.reload();
  const devices = region(page, "Where you are signed in");
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices).toContainText("Safari on iPhone");
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [375, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await shot(page, `settings/page-${width}-${colorScheme}`);
    }
  await page.emulateMedia({ colorScheme: "light" });
  await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expect(page.getByText("That device is signed out")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await phone.goto("/settings");
  await expect(phone).toHaveURL(/\/login/);

  const again = await otherDevice(browser, email);
  const form = region(page, "Password");
  await form.getByLabel("Current password").fill("wrong");
  await form.getByLabel("New password").fill(fresh);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByText("This is not your current password.")).toBeVisible();
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill(fresh);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed, and one other device is signed out")).toBeVisible();
  await again.goto("/settings");
  await expect(again).toHaveURL(/\/login/);
  await mailTo(email, /password was changed/);
  await phone.context().close();
  await again.context().close();
});

test("a changed email counts when the new one is verified", async ({ page }) => {
  const email = await newPerson(page, "before");
  const next = newAddress("after");
  const form = region(page, "Email");
  await form.getByLabel("New email").fill(next);
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(form.getByText(`${next} waits to be verified.`)).toBeVisible();
  await shot(page, "settings/email-asked");
  await mailTo(email, /about to change/);
  await page.goto(linkIn(await mailTo(next, /Verify your new email/)));
  await expect(page).toHaveURL(/\/settings/);
  await expect(region(page, "Email")).toContainText(`You sign in with ${next}`);
  await mailTo(email, /email was changed/);
});

test("my data comes as a file; a deleted account is gone, in every tab", async ({ page, context }) => {
  const email = await newPerson(page, "leaving");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("postwright-data.json");
  const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({ product: "Postwright", account: { email }, posts: [] });

  const second = await context.newPage();
  await second.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await expectAccessible(page);
  await shot(page, "settings/delete-question");
  await dialog.getByLabel("Current password").fill("wrong");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "It is deleted" })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "settings/deleted");
  await expect(second).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page.getByText("This email and password do not match an account.").first()).toBeVisible();
  const goodbye = await mailTo(email, /account is deleted/);
  expect(linkIn(goodbye)).toContain(`${appUrl}/data-deletion/`);
  expect(sandboxUrl).not.toBe("");
});

/** Goes through the page's main part by Tab. @returns what was not reached in its order, or without a ring */
async function tabThrough(page: Page): Promise<string[]> {
  const controls = await page.locator("#main").evaluate((main) => {
    const all = main.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea",
    );
    const shown = [...all].filter((one) => one.checkVisibility() && !one.hasAttribute("disabled"));
    main.focus();
    return shown.map((one, at) => {
      one.dataset.stop = String(at);
      return one.getAttribute("aria-label") ?? (one.textContent || one.getAttribute("name")) ?? "";
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
    page.getByRole("button", { name: "Add a passkey" }),
    page.getByRole("button", { name: "Delete my account" }),
  ]) {
    await enter(opener);
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // A window that another one has opened.
  await enter(setUp);
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Scan this with your app")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(setUp).toBeFocused();

  const form = region(page, "Password");
  await form.getByLabel("New password").fill(fresh);
  await form.getByLabel("Current password").fill("wrong");
  await enter(form.getByRole("button", { name: "Change password" }));
  await expect(form.getByText("This is not your current password.")).toBeVisible();
  await expect(form.getByLabel("Current password")).toBeFocused();

  // The device's line leaves with the button that was pressed.
  const devices = region(page, "Where you are signed in");
  await enter(devices.getByRole("button", { name: "Sign out Safari on iPhone" }));
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("listitem")).toBeFocused();
  await phone.context().close();

  await page.request.post(`${appUrl}/api/business`, {
    data: {
      businessName: "Key Bakery",
      industry: "retail",
      description: "Bakes from five in the morning.",
      targetAudience: "Families",
      painPoints: "Dry bread",
    },
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
