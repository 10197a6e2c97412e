import type { Page } from "@playwright/test";

/** All of the app's own. */
export const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return arrive;
}
