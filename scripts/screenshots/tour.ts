import type { Page } from "@playwright/test";
import { capture, captureForReadme, captureOnPhone } from "./capture";
import { type Addresses, bakery, posts } from "./new-owner";

/** The four steps of onboarding, and the brand profile that they make, which is captured. */
export async function describeBrand(page: Page, { app }: Addresses): Promise<void> {
  const next = page.getByRole("button", { name: "Next", exact: true });
  await page.getByLabel("Brand Name").fill(bakery.name);
  await page.getByLabel("Industry").selectOption({ label: bakery.industry });
  await next.click();
  await page.getByLabel("Brand Description").fill(bakery.description);
  await next.click();
  await page.getByLabel("Target Audience").fill(bakery.audience);
  await next.click();
  await page.getByLabel("Pain Points").fill(bakery.pains);
  await page.getByRole("button", { name: "Create Profile" }).click();
  await page.waitForURL(/\/dashboard/);
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto(`${app}/business-profile`, { waitUntil: "networkidle" });
  const profile = page.getByRole("main").locator("> div").last();
  await capture(page, { name: "brand", of: profile, height: 470, width: 1200 });
  await captureOnPhone(page, { name: "brand", of: profile, height: 336 });
}

/** Starts a plan's trial at the sandbox's checkout, where the test card is filled in. */
export async function startTrial(page: Page, { app }: Addresses): Promise<void> {
  await page.goto(`${app}/subscription`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Choose Plan" }).last().click();
  await page.getByRole("button", { name: "Start trial" }).click();
  await page.waitForURL(/\/subscription/);
  await page.getByText("Credits remaining").waitFor();
}

/** Connects the page through the popup; the connected page is captured. */
export async function connectPage(page: Page, { app }: Addresses): Promise<void> {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`${app}/dashboard`, { waitUntil: "networkidle" });
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await (await popup).getByRole("button", { name: /^Continue as/ }).click();
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByLabel("Page", { exact: true }).selectOption({ label: bakery.name });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  const connected = page.getByText("Connected and ready to post");
  await connected.waitFor();
  await page.reload({ waitUntil: "networkidle" });
  const card = page.locator("section").filter({ has: connected }).last();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await capture(page, { name: "connect", of: card, margin: 12, width: 1200 });
  await captureOnPhone(page, { name: "connect", of: card, margin: 12 });
}

/** The post in the workspace: its preview is captured, and the whole workspace for the README. */
export async function showWorkspace(page: Page, { app }: Addresses, post: number): Promise<void> {
  const record = { id: post, content: posts.rolls, imageUrl: null };
  await page.evaluate((handed) => localStorage.setItem("workspace_post", JSON.stringify(handed)), record);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${app}/post-generator`, { waitUntil: "networkidle" });
  const preview = page.getByRole("article", { name: "Post Preview" });
  const screenshot = preview.getByRole("img").last();
  await screenshot.evaluate((image: HTMLImageElement) => image.decode());
  await captureForReadme(page, "workspace", 1800);
  await page.setViewportSize({ width: 640, height: 1000 });
  await preview.scrollIntoViewIfNeeded();
  await capture(page, { name: "write", of: preview, margin: 16, height: 470, width: 1200 });
  await captureOnPhone(page, { name: "write", of: preview, margin: 12, height: 460 });
}
