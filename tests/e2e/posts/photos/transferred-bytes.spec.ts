import type { Request } from "@playwright/test";
import sharp from "sharp";
import { setPlan } from "../../database";
import { appUrl, expect } from "../../fixtures";
import { draft, write } from "../../owner";
import { makePlanner, openPhone, test, userIdOf } from "../week/planned-weeks";

/** What 24 tiles may weigh, in bytes. */
const MOST = 300_000;

test("30 photos weigh little on the screens that show many", async ({ browser }) => {
  test.setTimeout(240_000);
  const owner = await makePlanner(browser);
  await setPlan(userIdOf(owner), "PROFESSIONAL");
  const context = await openPhone(browser, owner);
  const page = await context.newPage();
  const headers = { origin: appUrl };
  const bytes = await sharp("public/photographs/loaf-1280.webp").jpeg({ quality: 90 }).toBuffer();
  for (let number = 0; number < 30; number += 1) {
    const buffer = Buffer.concat([bytes, Buffer.from(crypto.randomUUID())]);
    const file = { name: `loaf-${number}.jpg`, mimeType: "image/jpeg", buffer };
    const reply = await page.request.post(`${appUrl}/api/media`, { multipart: { file }, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    if (number >= 6) continue;
    const { id } = ((await reply.json()) as { object: { id: string } }).object;
    // Own words need no reading.
    const post = await (number === 0 ? draft : write)(page, `A loaf with its photo, the ${number}th`);
    const put = await page.request.put(`${appUrl}/api/post/${post.id}/media`, {
      data: { mediaIds: [id] },
      headers,
    });
    expect(put.ok(), await put.text()).toBe(true);
  }
  for (const path of ["/photos", "/week/plan", "/week", "/week/read"]) {
    // A page of its own: nothing of the one before is in its memory.
    const tab = await context.newPage();
    let [photos, bodies, all] = [0, 0, 0];
    const counted: Promise<void>[] = [];
    const count = async (request: Request) => {
      const { responseBodySize } = await request.sizes();
      all += responseBodySize;
      if (!request.url().includes("/api/media/")) return;
      photos += 1;
      bodies += responseBodySize;
    };
    const finished = (request: Request) => void counted.push(count(request));
    tab.on("requestfinished", finished);
    await tab.goto(path);
    await tab.waitForLoadState("networkidle");
    await tab.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await tab.waitForLoadState("networkidle");
    // What finishes from here on would ask a page that is closed.
    tab.off("requestfinished", finished);
    await Promise.all(counted);
    test.info().annotations.push({
      type: path,
      description: `${photos} photos, ${bodies} bytes; all ${all} bytes`,
    });
    expect(photos, path).toBeGreaterThan(0);
    expect(bodies, path).toBeLessThanOrEqual(MOST);
    await tab.close();
  }
  await context.close();
});
