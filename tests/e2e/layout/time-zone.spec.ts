import { expect } from "../fixtures";
import { test } from "../owner";

test("a page is refreshed once at most for a time zone, whatever the browser calls it", async ({
  browser,
  owner,
}) => {
  for (const name of ["Asia/Kolkata", "Europe/Kyiv", "+01:00", "GMT+1", "Etc/Unknown"]) {
    const context = await browser.newContext({ storageState: owner, timezoneId: "Europe/Budapest" });
    await context.clearCookies({ name: "time_zone" });
    await context.addInitScript((zone) => {
      const real = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
        return { ...real.call(this), timeZone: zone };
      };
    }, name);
    const page = await context.newPage();
    let refreshes = 0;
    page.on("request", (request) => {
      const headers = request.headers();
      if (headers.rsc === "1" && !headers["next-router-prefetch"]) refreshes += 1;
    });
    await page.goto("/settings");
    const back = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect
      .poll(async () => (await context.cookies()).find((cookie) => cookie.name === "time_zone")?.value)
      .toBe(encodeURIComponent(name));
    await page.waitForLoadState("networkidle");
    for (let time = 0; time < 3; time += 1) {
      await back();
      await page.waitForLoadState("networkidle");
    }
    expect(refreshes, name).toBeLessThanOrEqual(1);
    await context.close();
  }
});
