import { expect } from "../fixtures";
import { test } from "../owner";
import { scheduledPost } from "../schedule";
import { textOf } from "./sheet/post-sheet";

test("the dashboard refreshes itself under an open post, which stays as it is", async ({ page }) => {
  await scheduledPost(page, "Rolls within the hour", new Date(Date.now() + 40 * 60_000));
  await page.goto("/dashboard");
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await recent.getByRole("button", { name: "View", exact: true }).first().click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(sheet).toBeVisible();
  await textOf(sheet).fill("Typed, and not saved");
  let loads = 0;
  let refreshes = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
    if (request.headers().rsc) refreshes += 1;
  });
  // As when she comes back to the tab, where two lists want the page refreshed.
  for (let time = 1; time <= 2; time += 1) {
    const before = refreshes;
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      expect(refreshes).toBeGreaterThan(before);
    }).toPass();
    await page.waitForLoadState("networkidle");
  }
  expect(loads, "loads of the whole page").toBe(0);
  await expect(textOf(sheet)).toHaveValue("Typed, and not saved");
});
