import type { Page } from "@playwright/test";
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

/** Opens the link of a verification mail. Its page does the work by script, so leaving it earlier would leave that undone. */
export async function openVerification(page: Page, mail: Mail): Promise<void> {
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/login\?verified=1/);
}

/** Signs up and verifies; ends on the sign-in page. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto("/login?mode=sign-up");
  await sendLogin(page, email);
  await expect(page.getByText(english.Login.checkEmail)).toBeVisible();
  await openVerification(page, await mailTo(email));
}

/** Signs in, on the way to this path. */
export async function signIn(page: Page, email: string, to = "/settings", word = password): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(to)}`);
  await sendLogin(page, email, word);
}
