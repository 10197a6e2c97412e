import type { Page } from "@playwright/test";
import { password, sendLogin } from "../account";
import { expect, linkIn, mailTo, newAddress, test } from "../fixtures";
import { newPerson } from "./settings";

/** The user name that each form with a password names, as a password manager finds it; null where it names none. */
const userNames = (page: Page) =>
  page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.querySelector("input[type=password]"))
      .map((form) => form.querySelector<HTMLInputElement>("input[autocomplete=username]")?.value ?? null),
  );

test("every form with a password names the account, for password managers", async ({ page, context }) => {
  const email = newAddress("elsewhere");
  await test.step("a link of a sign-up in another browser", async () => {
    await page.goto("/login?mode=sign-up");
    await sendLogin(page, email, password);
    const link = linkIn(await mailTo(email));
    await context.clearCookies({ name: "postwright.sign-up" });
    await page.goto(link);
    await expect.poll(() => userNames(page)).toEqual([email]);
  });
  await test.step("a new password by mail, of an account that is not verified yet", async () => {
    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.goto(linkIn(await mailTo(email, /new Postwright password/)));
    await expect.poll(() => userNames(page)).toEqual([email]);
  });
  await test.step("settings", async () => {
    const own = await newPerson(page, "forms");
    await page.goto("/settings");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await expect.poll(async () => (await userNames(page)).length).toBeGreaterThan(1);
    expect(new Set(await userNames(page))).toEqual(new Set([own]));
    await page.getByRole("button", { name: "Set up", exact: true }).click();
    await expect(page.getByRole("dialog").getByLabel("Current password")).toBeVisible();
    expect(new Set(await userNames(page))).toEqual(new Set([own]));
  });
});
