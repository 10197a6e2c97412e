import type { Page } from "@playwright/test";
import english from "../../../messages/en.json" with { type: "json" };
import { completeSignUp, password, sendLogin } from "../account";
import { expect, linkIn, mailTo, newAddress, test } from "../fixtures";
import { connectPage, profile, subscribe } from "../owner";
import { photoFile } from "../photo-files";
import { mondayIn } from "../posts/week/planned-weeks";
import { setSlots } from "../schedule";
import { translatePages } from "./translate-pages";

/** Opens a page, and waits until it is translated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-translated", "");
}

test.beforeEach(({ context }) => translatePages(context));

test("a visitor whose browser translates the page signs up, and sets a forgotten password", async ({
  page,
}) => {
  const email = newAddress("translated");
  await open(page, "/login");
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await sendLogin(page, email, "password");
  await expect(page.getByText("one of the first passwords that anyone would guess")).toBeVisible();
  await sendLogin(page, email);
  await expect(page.getByText(english.Login.checkEmail)).toBeVisible();
  await open(page, "/login");
  await sendLogin(page, email, "not this one");
  await expect(page.getByText(english.Errors.INVALID_CREDENTIALS)).toBeVisible();
  await completeSignUp(page, await mailTo(email));
  await page.context().clearCookies({ name: "postwright.session" });
  await open(page, "/reset-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await open(page, linkIn(await mailTo(email, /new Postwright password/)));
  await page.getByLabel("New password").fill("password1");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("one of the first passwords that anyone would guess")).toBeVisible();
  await page.getByLabel("New password").fill("seven geese over Szentendre");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Your new password is set")).toBeVisible();
});

test("a visitor's demo is shown as it is written, to its end", async ({ page }) => {
  await open(page, "/try");
  await page.getByLabel("Name of your business").fill("Kovács Bakery");
  await page.getByLabel("What is there to tell?").fill("Fresh sourdough every Saturday from 7");
  await page.getByRole("button", { name: "Write my post" }).click();
  await expect(page.getByRole("heading", { name: "That is your post." })).toBeVisible({ timeout: 60_000 });
  const text = page.getByRole("article", { name: "Post Preview" }).locator("[data-post-text]");
  await expect(text).toContainText("Saturday");
  expect((await text.textContent())?.length).toBeGreaterThan(40);
});

test("an owner whose browser translates the page does everything, from her brand to her settings", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const email = newAddress("translated");
  await open(page, "/login?mode=sign-up");
  await sendLogin(page, email);
  await completeSignUp(page, await mailTo(email));

  await test.step("brand, page and plan", async () => {
    const next = page.getByRole("button", { name: "Next", exact: true });
    await next.click();
    await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
    await page.getByLabel("Brand Name").fill(profile.businessName);
    await page.getByLabel("Industry").selectOption(profile.industry);
    await next.click();
    await page.getByLabel("Brand Description").fill(profile.description);
    await next.click();
    await page.getByLabel("Target Audience").fill(profile.targetAudience);
    await next.click();
    await page.getByLabel("Pain Points").fill(profile.painPoints);
    await page.getByRole("button", { name: "Create Profile" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await connectPage(page);
    await subscribe(page);
  });

  await test.step("a post, written twice, changed and published", async () => {
    await open(page, "/post-generator");
    await page.getByLabel("Description", { exact: true }).fill("Fresh sourdough every Saturday from 7");
    await page.getByRole("button", { name: "Generate Post" }).click();
    const text = page.getByRole("article", { name: "Post Preview" }).locator("[data-post-text]");
    await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
    await expect(text).toContainText("Saturday");
    const first = await text.textContent();
    await page.getByRole("button", { name: "Another version" }).click();
    await expect(page.getByText("2/2")).toBeVisible({ timeout: 60_000 });
    const second = await text.textContent();
    expect(second?.length).toBeGreaterThan(40);
    await page.getByRole("button", { name: "Earlier version" }).click();
    await expect(text).toHaveText(first ?? "");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Text of the post").fill("Come early: the rolls are gone by nine.");
    await page.getByLabel("Text of the post").blur();
    await expect(text).toHaveText("Come early: the rolls are gone by nine.");
    await page.getByRole("button", { name: "Post Now" }).click();
    await page
      .getByRole("dialog", { name: "Confirm Post" })
      .getByRole("button", { name: "Post Now" })
      .click();
    await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
  });

  await test.step("a week, planned, written and read", async () => {
    await setSlots(
      page,
      [1, 3].map((weekday) => ({ weekday, minute: 16 * 60 })),
    );
    await open(page, `/week/plan?from=${mondayIn(1)}`);
    await page.getByRole("textbox", { name: /^What is going on/ }).fill("Plum cake, 4.50 a slice");
    await page.getByRole("button", { name: "Find ideas" }).click();
    await page.getByRole("button", { name: /^Write 2/ }).click({ timeout: 30_000 });
    await page.getByRole("link", { name: "Read your week" }).click({ timeout: 60_000 });
    await expect(page.getByText("1 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("button", { name: /^Keep, and/ }).click();
    await open(page, `/week?from=${mondayIn(1)}`);
    await page.getByRole("link", { name: "Next week", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(mondayIn(2)));
  });

  await test.step("photos, posts and settings", async () => {
    await open(page, "/photos");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await photoFile("rolls.jpg", 35));
    await expect(page.getByRole("img").first()).toBeVisible();
    await open(page, "/your-posts");
    await page.locator("a[aria-haspopup=dialog]").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await open(page, "/business-profile");
    await page.getByRole("button", { name: "Edit" }).first().click();
    await open(page, "/settings");
    const form = page.getByRole("region", { name: "Password", exact: true });
    await form.getByText("Change password").first().click();
    await form.getByLabel("Current password").fill("wrong");
    await form.getByLabel("New password").fill(`${password} again`);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByText("This is not your current password.")).toBeVisible();
  });
});
