import type { Browser, Page } from "@playwright/test";
import { createAccount, password, signIn } from "../account";
import { expect, newAddress } from "../fixtures";
import { pressWhenReady } from "../press-when-ready";

/** A new account with a verified address, signed in on the Settings page. */
export async function newPerson(page: Page, name: string): Promise<string> {
  const email = newAddress(name);
  await createAccount(page, email);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  return email;
}

export async function otherDevice(browser: Browser, email: string, word = password): Promise<Page> {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone) Version/18.5 Mobile Safari/604.1",
    storageState: { cookies: [], origins: [] },
  });
  await pressWhenReady(context);
  const page = await context.newPage();
  await signIn(page, email, "/settings", word);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  return page;
}

export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
