import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { appUrl, expect } from "./fixtures";
import { call, draft, openWorkspace, test } from "./owner";

/** The owner in another browser, e.g. one in another zone; its cookies are those of the first. */
async function elsewhere(browser: Browser, page: Page, options: BrowserContextOptions): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: appUrl, locale: "en-US", storageState, ...options });
  return context.newPage();
}

/** A post for the day after tomorrow, 14:30 in Budapest in winter and 15:30 in summer, at the top of the list. */
async function scheduleOne(page: Page): Promise<void> {
  const post = await draft(page, `Buns for the day after tomorrow ${Date.now()}`);
  const at = new Date(Date.now() + 2 * 86_400_000);
  at.setUTCHours(13, 30, 0, 0);
  await call(page, "/api/post/schedule", {
    postID: post.id,
    postContent: post.content,
    platforms: ["FACEBOOK"],
    scheduledAt: at.toISOString(),
  });
}

test("times are those of the browser that looks, wherever it is", async ({ page, browser }) => {
  await scheduleOne(page);
  const told = (on: Page) => on.getByText(/^Goes out /).first();

  await test.step("at home", async () => {
    await page.goto("/your-posts?status=SCHEDULED");
    await expect(told(page)).toHaveText(/at [23]:30 PM, Budapest time$/);
  });

  await test.step("in another zone, of which the server has not heard yet", async () => {
    const away = await elsewhere(browser, page, { timezoneId: "America/New_York" });
    await away.goto("/your-posts?status=SCHEDULED");
    await expect(told(away)).toHaveText(/at [89]:30 AM, New York time$/);
    await away.context().close();
  });

  await test.step("in a zone with the same clock, once one comes back to the page", async () => {
    const away = await elsewhere(browser, page, { timezoneId: "Europe/Berlin" });
    await away.goto("/your-posts?status=SCHEDULED");
    await expect(told(away)).toHaveText(/Budapest time$/);
    await expect(async () => {
      await away.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(told(away)).toHaveText(/at [23]:30 PM, Berlin time$/, { timeout: 1_000 });
    }).toPass();
    await away.context().close();
  });

  await test.step("on a clock of 24 hours, in the HTML already", async () => {
    const british = await elsewhere(browser, page, { locale: "en-GB", timezoneId: "Europe/Budapest" });
    // What sends a request for a test names no language by itself.
    const headers = { "accept-language": "en-GB,en;q=0.9" };
    const html = await (await british.request.get("/your-posts?status=SCHEDULED", { headers })).text();
    expect(html).toMatch(/at 1[45]:30, Budapest time/);
    await british.goto("/your-posts?status=SCHEDULED");
    await expect(told(british)).toHaveText(/at 1[45]:30, Budapest time$/);
    for (const [path, list] of [
      ["/settings", "#activity"],
      ["/subscription", "[aria-labelledby=history] tbody td:nth-child(2)"],
    ] as const) {
      await british.goto(path);
      await expect(british.locator(list).locator("time").first()).toHaveText(/ \d\d:\d\d$/);
    }
    await british.context().close();
  });
});

test("where the clock has no AM and PM, the hours to choose from are twenty-four", async ({
  page,
  browser,
}) => {
  const post = await draft(page, "Rolls at a quarter to three");
  const british = await elsewhere(browser, page, { locale: "en-GB", timezoneId: "Europe/Budapest" });
  await openWorkspace(british, post);
  await british.getByRole("button", { name: "Post Now" }).click();
  const dialog = british.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("switch", { name: "Schedule Post" }).check();
  await expect(dialog.getByText(/^Selected time: .+ at 12:00, Budapest time$/)).toBeVisible();
  await expect(dialog.getByLabel("AM/PM")).toHaveCount(0);
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
  await expect(dialog.getByLabel("Hour").getByRole("option")).toHaveText(hours);
  await expect(dialog.getByLabel("Minute").getByRole("option")).toHaveText(["00", "15", "30", "45"]);
  await british.context().close();
});

test("a phone's page comes without the form, which a sheet brings up; a computer's comes with it", async ({
  page,
}) => {
  const html = async (mobile: string) => {
    const reply = await page.request.get("/post-generator", { headers: { "sec-ch-ua-mobile": mobile } });
    return reply.text();
  };
  expect(await html("?0")).toContain("Extra instructions</label>");
  expect(await html("?1")).not.toContain("Extra instructions</label>");
});
