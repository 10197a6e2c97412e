import type { Locator, Page } from "@playwright/test";
import english from "../../messages/en.json" with { type: "json" };
import { expect, linkIn, type Mail, mailTo } from "./fixtures";

export const password = "seven-rolls-and-a-poppy-seed-plait";

/** Fills the sign-in page as it is open, in the language of the texts, and presses its button. */
export async function sendLogin(page: Page, email: string, word = password, texts = english.Login) {
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password, { exact: true }).fill(word);
  const mode = new URL(page.url()).searchParams.get("mode") === "sign-up" ? texts.signUp : texts.signIn;
  await page.getByRole("button", { name: mode, exact: true }).click();
}

/** Opens the link of a verification mail and presses its button, in any language. */
export async function pressVerification(page: Page, mail: Mail, word?: string): Promise<void> {
  await page.goto(linkIn(mail));
  const form = page.locator("form:has(input[name=token])");
  // Asked for in another browser than the one that signed up.
  if (word) await form.locator("input[name=password]").fill(word);
  await form.locator("button[type=submit]").click();
}

/** Completes the sign-up of this browser, which signs it in. */
export async function completeSignUp(page: Page, mail: Mail): Promise<void> {
  await pressVerification(page, mail);
  await expect(page).toHaveURL(/\/onboarding/);
}

/** Signs up and verifies, as if the mail were read in another browser; ends on the sign-in page. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto("/login?mode=sign-up");
  await sendLogin(page, email);
  await expect(page.getByText(english.Login.checkEmail)).toBeVisible();
  await page.context().clearCookies({ name: "postwright.sign-up" });
  await pressVerification(page, await mailTo(email), password);
  await expect(page).toHaveURL(/\/login\?verified=1/);
}

/** Signs in, on the way to this path. */
export async function signIn(page: Page, email: string, to = "/settings", word = password): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(to)}`);
  await sendLogin(page, email, word);
}

/** Presses a button until its dialog opens: before hydration a page misses the first press. */
export async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return dialog;
}
