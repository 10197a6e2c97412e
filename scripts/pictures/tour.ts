import type { Page } from "@playwright/test";
import { capture } from "./capture";
import { type Addresses, bakery, saturday } from "./new-owner";

/** The four steps of onboarding; the second is captured. */
export async function describeBrand(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.setViewportSize({ width: 560, height: 900 });
  await page.getByLabel("Brand Name").fill(bakery.name);
  await page.getByLabel("Industry").selectOption({ label: bakery.industry });
  await next.click();
  await page.getByLabel("Brand Description").fill(bakery.description);
  await page.getByRole("heading", { name: "Brand Story" }).click();
  const form = page.locator("form").filter({ has: next });
  await capture(page, { name: "brand", of: form, margin: 20, width: 1200 });
  await next.click();
  await page.getByLabel("Target Audience").fill(bakery.audience);
  await next.click();
  await page.getByLabel("Pain Points").fill(bakery.pains);
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Starts a plan's trial at the sandbox's checkout, where the test card is filled in. */
export async function startTrial(page: Page, { app }: Addresses): Promise<void> {
  await page.goto(`${app}/subscription`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Choose Plan" }).last().click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await page.waitForURL(/\/subscription/);
  await page.getByText("Credits remaining").waitFor();
}

/** Connects the page through the popup; the page selection is captured. */
export async function connectPage(page: Page, { app }: Addresses): Promise<void> {
  await page.setViewportSize({ width: 720, height: 640 });
  await page.goto(`${app}/dashboard`, { waitUntil: "networkidle" });
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await (await popup).getByRole("button", { name: /^Continue as/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByLabel("Page", { exact: true }).selectOption({ label: bakery.name });
  await capture(page, { name: "connect", of: dialog, margin: 32, width: 1200 });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await page.getByText("Connected and ready to post").waitFor();
}

/** Writes the post. Captures the form, and the workspace on desktop and phone. */
export async function writePost(page: Page, { app }: Addresses): Promise<void> {
  await page.setViewportSize({ width: 1400, height: 1000 });
  await page.goto(`${app}/post-generator`, { waitUntil: "networkidle" });
  await page.getByLabel("Description", { exact: true }).fill(saturday.description);
  await page.getByRole("switch", { name: "Generate Hashtags" }).click();
  await page.getByLabel("Post length").selectOption("short");
  const form = page.getByRole("button", { name: "Generate Post" }).locator("xpath=ancestor::form");
  await page.getByRole("heading", { name: "Create Post" }).click();
  await capture(page, { name: "write", of: form, margin: 24, height: 480, width: 1200 });
  await page.setViewportSize({ width: 1000, height: 1120 });
  await page.getByRole("switch", { name: "Generate AI Image" }).click();
  await page.getByLabel("Image Description").fill(saturday.picture);
  await page.getByRole("button", { name: "Generate Post" }).click();
  const picture = page.getByAltText("The picture of the post");
  await picture.waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill(saturday.text);
  await page.getByLabel("Text of the post").blur();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  // The form as it was begun.
  await page.getByLabel("Description", { exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await capture(page, { name: "workspace", width: 1800 });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await capture(page, { name: "phone", width: 1000 });
}
