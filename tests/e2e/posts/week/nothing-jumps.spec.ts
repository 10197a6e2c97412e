import { mondayOf } from "../../../../lib/i18n/calendar";
import type { Page } from "@playwright/test";
import { setPlan } from "../../database";
import { appUrl, expect } from "../../fixtures";
import { expectNothingJumped, measureLayoutShift } from "../../layout-shift";
import { makeOwner, test } from "../../owner";
import { inTwoDays, schedule } from "../../schedule";
import { draftWithPhoto } from "../photos/photo-posts";
import { addPhotos, userIdOf } from "./planned-weeks";

/** What moves within half a second of a press is its answer. */
const SLOW_MS = 1_200;

/** Photos arrive long after the page. */
const slowPhotos = (page: Page) =>
  page.route("**/api/media/**/file*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });

for (const [width, height] of [
  [1440, 900],
  [375, 740],
] as const)
  test(`at ${width} px nothing jumps when a photo comes late, a list is read again, or a message comes and goes`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const post = await draftWithPhoto(page, "Late photo");
    const planned = await draftWithPhoto(page, "Planned photo");
    await schedule(page, planned, inTwoDays());
    const week = `/week?from=${mondayOf(inTwoDays().toISOString().slice(0, 10))}`;
    await slowPhotos(page);
    const shifts = await measureLayoutShift(context);
    for (const path of ["/dashboard", week, "/your-posts", "/photos"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(SLOW_MS);
      // Whoever returns to the window has its lists read again.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(SLOW_MS);
      if (path === "/photos") continue;
      const card =
        path === week
          ? page.locator(`[data-day] [data-post="${planned.id}"] [data-press]`)
          : page.getByRole("listitem").filter({ hasText: post.content }).locator("[data-press]").first();
      await card.click();
      const sheet = page.getByRole("dialog", { name: "Post Details" });
      await expect(sheet.getByRole("img", { name: "The photo of the post" })).toBeAttached();
      await page.waitForTimeout(2 * SLOW_MS);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await page.waitForTimeout(SLOW_MS);
    }
    // A message that comes long after its press, and goes.
    await page.goto("/your-posts");
    await page.route("**/api/post/*", async (route) => {
      if (route.request().method() === "DELETE") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.fallback();
    });
    await page.getByRole("listitem").filter({ hasText: post.content }).locator("[data-press]").click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Post deleted")).toBeVisible();
    await expect(page.getByText("Post deleted")).toHaveCount(0, { timeout: 15_000 });
    expectNothingJumped(shifts.worst());
  });

test("no page that plans moves for an owner with photos and without posting times", async ({ browser }) => {
  test.setTimeout(120_000);
  const owner = await makeOwner(browser);
  await setPlan(userIdOf(owner), "PROFESSIONAL");
  for (const width of [1440, 375]) {
    const context = await browser.newContext({
      baseURL: appUrl,
      storageState: owner,
      viewport: { width, height: 820 },
    });
    const page = await context.newPage();
    if (width === 1440) await addPhotos(page, 5);
    await slowPhotos(page);
    const shifts = await measureLayoutShift(context);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ["/week/plan", "/week/campaign"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "When should your posts go out?" })).toBeAttached();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(SLOW_MS);
    }
    expectNothingJumped(shifts.worst());
    // Photos, plan and campaigns came with their pages.
    for (const path of ["/api/media", "/api/week/plan", "/api/campaign"]) expect(asked).not.toContain(path);
    await context.close();
  }
});

test("the week does not move when it is told late that the offered posting times are taken", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: appUrl, storageState: await makeOwner(browser) });
  const page = await context.newPage();
  await page.route("**/api/slots", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  for (const name of ["One", "Two", "Three"]) await draftWithPhoto(page, name);
  const shifts = await measureLayoutShift(context);
  await page.goto("/week");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Use these/ }).click();
  await expect(page.getByText("Posting times saved")).toBeVisible();
  await page.waitForTimeout(SLOW_MS);
  expectNothingJumped(shifts.worst());
  await context.close();
});
