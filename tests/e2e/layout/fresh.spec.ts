import type { Page } from "@playwright/test";
import { appUrl, expect } from "../fixtures";
import { call, draft, test } from "../owner";

/** The calls of the API that the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === appUrl && pathname.startsWith("/api/") && request.resourceType() !== "image")
      calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test("what came with the page is not requested again: after loading, on focus, back online", async ({
  page,
}) => {
  await draft(page, "Rolls");
  const calls = callsOf(page);
  for (const path of ["dashboard", "business-profile", "post-generator", "your-posts", "subscription"]) {
    await page.goto(`/${path}`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      for (const name of ["focus", "online", "visibilitychange"]) {
        window.dispatchEvent(new Event(name));
        document.dispatchEvent(new Event(name));
      }
    });
    // What the page had asked for on any of these would have gone out before this.
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => fetch("/api/health")));
    expect(calls.splice(0), path).toEqual(["GET /api/health"]);
  }
});

test("posts, recent posts and credits are fresh with every visit, by links too", async ({ page }) => {
  const first = await draft(page, `Poppy seed rolls ${Date.now()}`);
  const main = page.getByRole("navigation", { name: "Main" });
  const go = async (link: string, heading: string) => {
    await main.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  };
  const count = async () => {
    const reply = await page.request.get(`${appUrl}/api/post`);
    return ((await reply.json()) as { object: { numberOfRecords: number } }).object.numberOfRecords;
  };
  const shown = page.getByText(/^Showing 1 to/);
  await page.goto("/dashboard");
  await go("Your Posts", "Your Posts");
  await expect(shown).toContainText(`of ${await count()} posts`);
  await page.goto("/subscription");
  const credits = page.getByText(/^Credits remaining: /);
  const before = (await credits.textContent()) ?? "";
  await go("Your Posts", "Your Posts");
  await go("Dashboard", "Welcome back!");

  // Another device writes while this one has all these pages cached.
  const second = await draft(page, `Walnut bread ${Date.now()}`);
  await go("Your Posts", "Your Posts");
  await expect(shown).toContainText(`of ${await count()} posts`);
  const list = page.getByRole("region", { name: "Your Posts" }).getByRole("listitem");
  await expect(list.first()).toContainText(second.content.slice(0, 30));
  await go("Dashboard", "Welcome back!");
  const recent = page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem");
  await expect(recent.first()).toContainText(second.content.slice(0, 30));
  await call(page, `/api/post/${first.id}/duplicate`, {});
  await go("Feedback", "Feedback");
  await go("Dashboard", "Welcome back!");
  await expect(recent.first()).toContainText(first.content.slice(0, 30));
  await page.getByRole("link", { name: /credits left$/ }).click();
  await expect(credits).toBeVisible();
  await expect(credits).not.toHaveText(before);
});
