import { readFile } from "node:fs/promises";
import { password, pressVerification, signIn } from "../account";
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
} from "../fixtures";
import { newPerson, otherDevice, region } from "./settings";

const fresh = "seven geese over Szentendre";

test(
  "a forgotten password is set anew from the mailbox, and every device is signed out",
  { tag: "@core" },
  async ({ page, context }) => {
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
    await expect(
      there.getByText("If that address has an account, a link is on its way to it."),
    ).toBeVisible();
    await shot(there, "settings/reset-2-sent");
    const mail = await mailTo(email, /new Postwright password/);
    await there.goto(linkIn(mail));
    await there.getByLabel("New password").fill("password1");
    await there.getByRole("button", { name: "Set the password" }).click();
    await expect(there.getByText("one of the first passwords that anyone would guess")).toBeVisible();
    await shot(there, "settings/reset-3-guessable");
    await there.getByLabel("New password").fill(fresh);
    await there.getByRole("button", { name: "Set the password" }).click();
    await expect(there).toHaveURL(/\/login\?reset=1/);
    await expect(there.getByText("Your new password is set")).toBeVisible();
    await shot(there, "settings/reset-4-done");
    await signIn(there, email, "/settings", fresh);
    await expect(there.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(region(there, "Activity")).toContainText("Password set with an emailed link");
    await there.goto(linkIn(mail));
    await there.getByLabel("New password").fill(fresh);
    await there.getByRole("button", { name: "Set the password" }).click();
    await expect(there.getByText("This link has already been used.")).toBeVisible();
    await expect(there.getByRole("link", { name: "Send me another link" })).toBeVisible();
  },
);

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
  await form.locator("summary").click();
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

test("a changed email takes effect when the new one is verified", async ({ page }) => {
  const email = await newPerson(page, "before");
  const next = newAddress("after");
  const form = region(page, "Email");
  await form.locator("summary").click();
  await form.getByLabel("New email").fill(next);
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(form.getByText(`${next} is waiting to be verified.`)).toBeVisible();
  await shot(page, "settings/email-asked");
  await mailTo(email, /about to change/);
  await pressVerification(page, await mailTo(next, /Verify your new email/));
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
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await shot(page, "settings/delete-question");
  await dialog.getByLabel("Current password").fill("wrong");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Deletion complete" })).toBeVisible();
  await expectAccessible(page);
  await shot(page, "settings/deleted");
  await expect(second).toHaveURL(/\/login/);
  await signIn(page, email);
  await expect(page.getByText("This email and password do not match an account.").first()).toBeVisible();
  const goodbye = await mailTo(email, /account is deleted/);
  expect(linkIn(goodbye)).toContain(`${appUrl}/data-deletion/`);
  expect(sandboxUrl).not.toBe("");
});

test("the time zone of the business is the browser's at first, and can be changed", async ({ page }) => {
  await newPerson(page, "zone");
  const card = region(page, "Time zone of your business");
  await expect(card).toContainText("Budapest");
  await card.getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const place = dialog.getByRole("combobox", { name: "Time zone of your business" });
  await expect(place).toHaveValue("Budapest");
  await place.click();
  await expectAccessible(page);
  await place.fill("united st");
  await expect(dialog.getByRole("option", { name: "Chicago United States" })).toBeVisible();
  await place.fill("atlantis");
  await expect(dialog.getByText("No place has that name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(place, "Escape closes the list, not the dialog").toHaveValue("Budapest");
  await place.fill("new y");
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("New York");
  await dialog.getByRole("radio", { name: "They keep the same moment" }).check();
  await shot(page, "settings/time-zone");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText("New York");
  const reply = await page.request.get(`${appUrl}/api/slots`);
  expect(((await reply.json()) as { object: { timeZone: string } }).object.timeZone).toBe("America/New_York");
});
