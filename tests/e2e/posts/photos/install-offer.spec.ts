import type { Page } from "@playwright/test";
import { expect, expectAccessible, shot } from "../../fixtures";
import { test } from "../../owner";
import { photo } from "./photo-files";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const offer = (page: Page) => page.getByRole("region", { name: "Postwright on your home screen" });

/** The page can install the app, as Chromium tells it. */
const beInstallable = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => Promise.resolve((document.body.dataset.asked = ""));
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });

/** Opens the photos and adds one. */
async function addPhoto(page: Page, colour: string, opened?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto("/photos");
  await opened?.(page);
  await expect(offer(page)).toBeHidden();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  await (await chooser).setFiles([await photo("bread.jpg", colour)]);
  await expect(page.getByText("The photo is there")).toBeVisible();
}

test("the app is offered where photos are added, and never again", async ({ page }) => {
  await addPhoto(page, "#a52", beInstallable);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await shot(page, "posts/install-offer");
  await offer(page).getByRole("button", { name: "Install" }).click();
  await expect(page.locator("[data-asked]")).toBeAttached();
  await expect(offer(page)).toBeHidden();
  await addPhoto(page, "#a53", beInstallable);
  await expect(offer(page)).toBeHidden();
});

test("in Safari, its Share menu is named; nothing is said in the installed app", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await addPhoto(page, "#b52");
  await expect(offer(page)).toContainText("Add to Home Screen");
  await page.emulateMedia({ colorScheme: "dark" });
  await shot(page, "posts/install-offer-share");
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await addPhoto(page, "#b53");
  await expect(offer(page)).toBeHidden();
});
