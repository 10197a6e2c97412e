import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { appUrl, expect } from "../../fixtures";
import { draft, openWorkspace, test } from "../../owner";
import { pressWhenReady } from "../../press-when-ready";
import { scheduledPost } from "../../schedule";

/** The owner in another browser, e.g. in another time zone, with the first one's cookies. */
async function elsewhere(browser: Browser, page: Page, options: BrowserContextOptions): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: appUrl, locale: "en-US", storageState, ...options });
  await pressWhenReady(context);
  return context.newPage();
}

/** A post for the day after tomorrow, 14:30 in Budapest in winter and 15:30 in summer. @returns where it is listed alone */
async function scheduleOne(page: Page): Promise<string> {
  const stamp = String(Date.now());
  const at = new Date(Date.now() + 2 * 86_400_000);
  at.setUTCHours(13, 30, 0, 0);
  await scheduledPost(page, `Buns for the day after tomorrow ${stamp}`, at);
  return `/your-posts?status=SCHEDULED&q=${stamp}`;
}

test("times are in the viewing browser's time zone, wherever it is", async ({ page, browser }) => {
  const list = await scheduleOne(page);
  const goesOut = (on: Page) => on.getByText(/^Goes out /).first();

  await test.step("at home", async () => {
    await page.goto(list);
    await expect(goesOut(page)).toHaveText(/at [23]:30 PM, Budapest time$/);
  });

  await test.step("in another zone that the server does not know yet", async () => {
    const away = await elsewhere(browser, page, { timezoneId: "America/New_York" });
    await away.goto(list);
    await expect(goesOut(away)).toHaveText(/at [89]:30 AM, New York time$/);
    await away.context().close();
  });

  await test.step("in a zone with the same clock, after returning to the page", async () => {
    const away = await elsewhere(browser, page, { timezoneId: "Europe/Berlin" });
    await away.goto(list);
    await expect(goesOut(away)).toHaveText(/Budapest time$/);
    await expect(async () => {
      await away.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(goesOut(away)).toHaveText(/at [23]:30 PM, Berlin time$/, { timeout: 1_000 });
    }).toPass();
    await away.context().close();
  });

  await test.step("on a clock of 24 hours, in the HTML already", async () => {
    const british = await elsewhere(browser, page, { locale: "en-GB", timezoneId: "Europe/Budapest" });
    // Playwright's request API sends no Accept-Language by itself.
    const headers = { "accept-language": "en-GB,en;q=0.9" };
    const html = await (await british.request.get(list, { headers })).text();
    expect(html).toMatch(/at 1[45]:30, Budapest time/);
    await british.goto(list);
    await expect(goesOut(british)).toHaveText(/at 1[45]:30, Budapest time$/);
    for (const [path, place] of [
      ["/settings", "#activity"],
      ["/subscription", "[aria-labelledby=history] tbody td:nth-child(2)"],
    ] as const) {
      await british.goto(path);
      await expect(british.locator(place).locator("time").first()).toHaveText(/ \d\d:\d\d$/);
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
